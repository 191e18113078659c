import type { Trade } from '../trade.ts';

export const health2: readonly Trade[] = [
  {
    label: 'centro de terapia física',
    gender: 'm',
    kind: 'care',
    terms:
      'fisioterapia, fisioterapeuta, terapia fisica, rehabilitacion, quiropractico, terapia de lenguaje, podologo, podologia',
    who: 'los pacientes',
    what: 'las sesiones y controles',
    when: 'el retorno de vacaciones y los campeonatos',
    ask: 'cuántas sesiones hacen falta',
    ideas: [
      {
        service: 1,
        name: 'Ejercicios para la casa',
        text: 'Cada paciente recibe su rutina en video con repeticiones y una escala de dolor que el terapeuta ve antes de la siguiente sesión.',
        features: [
          'Rutina en video por paciente',
          'Escala de dolor después de cada serie',
          'Reserva del bloque de sesiones',
        ],
      },
      {
        service: 3,
        name: 'Charlas que previenen',
        text: 'Visitas a clubes, colegios y oficinas con una evaluación breve y material propio, para que te conozcan antes de lesionarse.',
        features: [
          'Evaluación breve con inscripción',
          'Material por deporte y oficio',
          'Seguimiento a cada institución',
        ],
      },
      {
        service: 2,
        name: 'Evolución medible',
        text: 'Rango, fuerza y dolor se anotan por sesión y forman un gráfico que entiende el paciente y acepta el seguro.',
        features: [
          'Gráfico de evolución por lesión',
          'Informe listo para el seguro',
          'Sesiones pagadas y pendientes',
        ],
      },
    ],
  },
  {
    label: 'veterinaria',
    gender: 'f',
    kind: 'care',
    terms:
      'veterinaria, veterinario, clinica veterinaria, mascota, perro, gato, pet shop, petshop, hospedaje canino',
    who: 'los dueños de mascotas',
    what: 'las consultas y vacunas',
    when: 'el calor del verano y las fiestas con pirotécnicos',
    ask: 'qué vacuna le toca a su cachorro',
    ideas: [
      {
        service: 1,
        name: 'Carné de mi mascota',
        text: 'El dueño abre vacunas, peso y desparasitación desde un código en el collar, y pide la siguiente cita ahí mismo.',
        features: [
          'Código para el collar',
          'Próxima vacuna con fecha',
          'Alerta de mascota perdida con tus datos',
        ],
      },
      {
        service: 6,
        name: '¿Es urgente?',
        text: 'Un asistente ordena los síntomas que cuenta el dueño, reconoce señales de emergencia y llama al médico de turno.',
        features: [
          'Señales de emergencia por especie',
          'Médico de turno al instante',
          'Consejos de cuidado revisados por tu equipo',
        ],
      },
      {
        service: 2,
        name: 'Hospital y vitrina',
        text: 'Historia, internamiento y venta de alimento comparten ficha; el alimento se repone antes de que se acabe la bolsa.',
        features: [
          'Hoja de internamiento por hora',
          'Reposición de alimento según el peso',
          'Consentimiento para cirugía',
        ],
      },
    ],
  },
  {
    label: 'peluquería canina',
    gender: 'f',
    kind: 'care',
    terms:
      'peluqueria canina, grooming, peluqueria de mascotas, bano de perro, banos para mascotas, peluqueria para perro, groomer',
    who: 'los dueños de perros y gatos',
    what: 'los baños y cortes',
    when: 'el verano y las fiestas de diciembre',
    ask: 'cuánto cuesta bañar a un perro grande',
    ideas: [
      {
        service: 1,
        name: 'Corte por raza y manto',
        text: 'El dueño elige raza, tamaño y estado del pelo, ve fotos del resultado y separa turno con recojo.',
        features: [
          'Precio según tamaño y manto',
          'Fotos por tipo de corte',
          'Recojo en casa por zona',
        ],
      },
      {
        service: 3,
        name: 'Antes y después, con permiso',
        text: 'Una serie semanal de transformaciones con el nombre del engreído y una pose que todos reconocen.',
        features: [
          'Fondo fotográfico de la casa',
          'Álbum del engreído para compartir',
          'Cumpleaños caninos celebrados en redes',
        ],
      },
      {
        service: 2,
        name: 'Ficha del engreído',
        text: 'Temperamento, alergias, cuchilla usada y fotos de cada visita, para que cualquiera del equipo lo atienda igual.',
        features: [
          'Avisos de temperamento y alergias',
          'Cuchilla y champú por visita',
          'Estado del baño en vivo',
        ],
      },
    ],
  },
];
