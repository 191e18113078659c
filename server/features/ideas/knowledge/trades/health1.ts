import type { Trade } from '../trade.ts';

export const health1: readonly Trade[] = [
  {
    label: 'consultorio dental',
    gender: 'm',
    kind: 'care',
    terms:
      'dentista, mecanico dental, laboratorio dental, protesis dental, dental, odontologo, odontologia, ortodoncia, dientes, brackets, odontologa',
    who: 'los pacientes',
    what: 'los tratamientos',
    when: 'las vacaciones escolares y las gratificaciones',
    ask: 'cuánto cuesta una curación o los brackets',
    ideas: [
      {
        service: 1,
        name: 'Tu tratamiento en imágenes',
        text: 'El paciente ve su odontograma explicado, las etapas y el plan de pagos, y decide sin la presión del sillón.',
        features: [
          'Odontograma explicado sin tecnicismos',
          'Plan por etapas y cuotas',
          'Consulta de urgencia con foto',
        ],
      },
      {
        service: 6,
        name: 'Llamado a control',
        text: 'El asistente busca pacientes sin control reciente, les escribe según su tratamiento y ofrece horarios del doctor.',
        features: [
          'Control según tratamiento previo',
          'Indicaciones antes y después de la cita',
          'Urgencias separadas de lo estético',
        ],
      },
      {
        service: 2,
        name: 'Sillón, laboratorio y saldo',
        text: 'La cita queda ligada al trabajo del laboratorio y al saldo; nadie llega antes que su corona.',
        features: [
          'Seguimiento de trabajos del laboratorio',
          'Presupuesto y abonos por pieza',
          'Esterilización registrada por instrumental',
        ],
      },
    ],
  },
  {
    label: 'consultorio médico',
    gender: 'm',
    kind: 'care',
    terms:
      'clinica, medico, doctor, doctora, policlinico, consultorio, ginecologo, pediatra, dermatologo, ~salud, oftalmologo, traumatologo, cardiologo, posta, centro medico, ecografia, ~paciente',
    who: 'los pacientes',
    what: 'las consultas',
    when: 'el invierno y las campañas preventivas',
    ask: 'si atienden con seguro y qué llevar',
    ideas: [
      {
        service: 1,
        name: 'El especialista correcto',
        text: 'El paciente responde sobre su molestia, sin diagnósticos, y llega al especialista, sede y horario que le corresponden.',
        features: [
          'Orientación que nunca diagnostica',
          'Seguros y tarifas por especialidad',
          'Señales de emergencia siempre visibles',
        ],
      },
      {
        service: 6,
        name: 'Preparación sin olvidos',
        text: 'Antes de cada examen el asistente explica ayuno, orden y documentos, y confirma que el paciente entendió.',
        features: [
          'Indicaciones por tipo de examen',
          'Confirmación y reprogramación',
          'Dudas clínicas enviadas al personal',
        ],
      },
      {
        service: 2,
        name: 'Historia clínica que acompaña',
        text: 'Consulta, receta y resultados quedan en la historia del paciente, con permisos y registro de quién la vio.',
        features: [
          'Accesos por función',
          'Recetas y órdenes imprimibles',
          'Resultados entregados con clave',
        ],
      },
    ],
  },
  {
    label: 'laboratorio clínico',
    gender: 'm',
    kind: 'care',
    terms: 'laboratorio clinico, laboratorio, analisis clinico, examen de sangre, muestras',
    who: 'los pacientes y médicos que derivan',
    what: 'los análisis',
    when: 'los chequeos de enero y los ingresos escolares',
    ask: 'si deben ir en ayunas y cuándo entregan',
    ideas: [
      {
        service: 1,
        name: 'Arma tu chequeo',
        text: 'El paciente busca el análisis por su nombre o por el de la orden, ve la preparación y pide toma en casa.',
        features: [
          'Buscador con nombres comunes',
          'Preparación junto a cada análisis',
          'Toma a domicilio por franja',
        ],
      },
      {
        service: 3,
        name: 'Médico aliado',
        text: 'Un programa para consultorios cercanos con órdenes digitales y una persona que responde sobre cada muestra.',
        features: [
          'Órdenes digitales por consultorio',
          'Visitas con material de toma',
          'Boletín técnico mensual',
        ],
      },
      {
        service: 2,
        name: 'La muestra no se pierde',
        text: 'Cada tubo lleva código desde la toma hasta la validación, con alertas de valor crítico.',
        features: [
          'Código por tubo y paciente',
          'Validación por el profesional',
          'Resultado con acceso privado',
        ],
      },
    ],
  },
  {
    label: 'consultorio psicológico',
    gender: 'm',
    kind: 'care',
    terms:
      'psicologo, psicologa, psicologia, terapeuta, terapia, psicoterapia, salud mental, coach',
    who: 'quienes buscan terapia',
    what: 'las sesiones',
    when: 'el inicio de año y los meses de exámenes',
    ask: 'si atienden en línea y cómo es la primera sesión',
    ideas: [
      {
        service: 1,
        name: 'Encontrar con quién hablar',
        text: 'Una página serena presenta enfoque, temas y formato de cada terapeuta, y permite pedir la primera sesión sin contar todo por mensaje.',
        features: [
          'Terapeutas por tema y enfoque',
          'Formulario breve y privado',
          'Sesión por video sin instalar nada',
        ],
      },
      {
        service: 3,
        name: 'Palabras que acercan',
        text: 'Contenido sobrio sobre duelo, ansiedad y crianza, con fuentes y sin promesas, que ayuda a dar el primer paso.',
        features: [
          'Guías descargables por tema',
          'Charlas en colegios y empresas',
          'Líneas de ayuda siempre presentes',
        ],
      },
      {
        service: 2,
        name: 'Agenda reservada',
        text: 'Citas, consentimiento y notas se guardan con acceso solo del terapeuta; la recepción ve el horario y nada más.',
        features: [
          'Notas visibles solo para su autor',
          'Cobro separado de la historia',
          'Citas que se repiten cada semana',
        ],
      },
    ],
  },
];
