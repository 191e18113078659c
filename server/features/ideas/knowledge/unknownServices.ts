import type { UnknownTrade } from './unknownTrade.ts';

export const unknownServices: Record<'care' | 'class' | 'field', UnknownTrade> = {
  care: {
    who: 'quienes se atienden contigo',
    what: 'las sesiones',
    when: 'la quincena y el cambio de estación',
    ask: 'cuánto dura y cómo prepararse',
    ideas: [
      {
        service: 1,
        name: 'Primera visita a tu {label}',
        text: 'Una página explica paso a paso cómo es la atención, quién la da y cuánto cuesta, y separa la hora.',
        features: [
          'Recorrido de la primera visita',
          'Horas libres por especialista',
          'Preparación enviada al reservar',
        ],
      },
      {
        service: 6,
        name: 'Acompañamiento entre sesiones',
        text: 'Un asistente pregunta cómo va la persona, recuerda indicaciones y avisa a tu equipo cuando algo no es normal.',
        features: [
          'Indicaciones por tipo de atención',
          'Señales que llaman a una persona',
          'Próxima sesión sugerida',
        ],
      },
      {
        service: 2,
        name: 'Ficha y agenda juntas',
        text: 'Antecedentes, consentimiento, pagos y evolución por persona, con acceso según quién atiende.',
        features: [
          'Consentimiento en pantalla',
          'Paquetes con saldo',
          'Evolución con fotos autorizadas',
        ],
      },
    ],
  },
  class: {
    who: 'los alumnos y sus familias',
    what: 'los grupos y niveles',
    when: 'el inicio de ciclo y las vacaciones',
    ask: 'desde qué nivel se puede empezar',
    ideas: [
      {
        service: 1,
        name: 'Una clase abierta en tu {label}',
        text: 'Quien duda prueba: ve una clase corta, responde qué busca y encuentra grupo, horario y costo.',
        features: [
          'Clase corta de prueba',
          'Grupo sugerido por edad y nivel',
          'Inscripción con cupo real',
        ],
      },
      {
        service: 5,
        name: 'Muestra de alumnos',
        text: 'Un evento de cierre donde se ve lo aprendido y la nueva temporada abre inscripciones con preferencia para invitados.',
        features: [
          'Invitación por alumno',
          'Registro de invitados',
          'Apertura del ciclo siguiente',
        ],
      },
      {
        service: 2,
        name: 'Cuaderno del profesor',
        text: 'Asistencia, avances y pagos de cada grupo desde el celular, con un resumen para las familias.',
        features: ['Avance por objetivo', 'Recuperaciones con fecha', 'Mensualidades por grupo'],
      },
    ],
  },
  field: {
    who: 'los clientes',
    what: 'los trabajos',
    when: 'los meses de mayor demanda',
    ask: 'cuánto cuesta la visita y cuándo pueden venir',
    ideas: [
      {
        service: 1,
        name: 'Visita preparada: {label}',
        text: 'El cliente describe el lugar, sube fotos y recibe un rango y una hora; llegas sabiendo qué llevar.',
        features: [
          'Formulario con fotos por tipo de trabajo',
          'Rango con lo que incluye',
          'Hora de llegada compartida',
        ],
      },
      {
        service: 3,
        name: 'Antes, durante y después',
        text: 'Trabajos reales de tu {label} contados por zona, con la opinión de cada cliente, para aparecer cuando alguien los busca cerca.',
        features: [
          'Página por tipo de trabajo',
          'Opinión pedida al terminar',
          'Anuncios que se apagan sin cupo',
        ],
      },
      {
        service: 2,
        name: 'Orden de servicio completa',
        text: 'Visita, materiales, fotos, pago y garantía por trabajo, con la agenda de cada persona del equipo.',
        features: [
          'Materiales por trabajo',
          'Conformidad firmada en pantalla',
          'Garantía con fecha',
        ],
      },
    ],
  },
};
