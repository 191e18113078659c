import type { Trade } from '../trade.ts';

export const community2: readonly Trade[] = [
  {
    label: 'residencia de adultos mayores',
    gender: 'f',
    kind: 'care',
    terms:
      'adulto mayor, residencia, asilo, cuidador, enfermera, ancianos, geriatrico, casa de reposo, cuidado de ancianos, enfermeria',
    who: 'las familias',
    what: 'los cuidados',
    when: 'los fines de semana y las fiestas familiares',
    ask: 'cómo será el día a día de su familiar',
    ideas: [
      {
        service: 1,
        name: 'Visita antes de decidir',
        text: 'La familia recorre ambientes, rutina y equipo en la web, responde sobre cuidados y agenda una visita.',
        features: [
          'Rutina diaria en fotos',
          'Cuestionario de cuidados',
          'Visita con el equipo a cargo',
        ],
      },
      {
        service: 3,
        name: 'Conversar sobre cuidar',
        text: 'Guías sobrias para hijos que cuidan: memoria, caídas, descanso y acuerdos entre hermanos.',
        features: ['Guías para familias', 'Charlas con el equipo', 'Historias con consentimiento'],
      },
      {
        service: 2,
        name: 'Ronda de cuidados',
        text: 'Medicinas, signos y ánimo por turno, con un resumen diario para la familia y alertas para enfermería.',
        features: [
          'Medicinas con doble control',
          'Resumen diario para la familia',
          'Incidentes con seguimiento',
        ],
      },
    ],
  },
  {
    label: 'funeraria',
    gender: 'f',
    kind: 'office',
    terms: 'funeraria, velatorio, sepelio, cementerio, cremacion, lapidas',
    who: 'las familias en duelo',
    what: 'los servicios',
    when: 'noviembre y los aniversarios',
    ask: 'qué hay que hacer primero',
    ideas: [
      {
        service: 1,
        name: 'Primeras horas, paso a paso',
        text: 'Una página que carga en segundos dice qué hacer, qué papeles pedir y a quién llamar, a cualquier hora.',
        features: [
          'Guía de las primeras horas',
          'Servicios con precio completo',
          'Llamada directa a la guardia',
        ],
      },
      {
        service: 4,
        name: 'Una marca que acompaña',
        text: 'Tipografía, recordatorios y voz serena para que todo lo escrito acompañe sin vender.',
        features: ['Recordatorios personalizables', 'Guía de palabras', 'Señalética de velatorio'],
      },
      {
        service: 2,
        name: 'Servicio coordinado',
        text: 'Documentos, sala, carroza, flores y cementerio por familia, con responsable y hora.',
        features: ['Documentos por trámite', 'Hora y responsable por paso', 'Previsión por cuotas'],
      },
    ],
  },
  {
    label: 'agencia de empleo',
    gender: 'f',
    kind: 'office',
    terms:
      'reclutamiento, recursos humanos, rrhh, headhunter, seleccion de personal, agencia de empleo, tercerizacion, bolsa de trabajo',
    who: 'las empresas y los postulantes',
    what: 'las búsquedas',
    when: 'enero, abril y el arranque de las campañas',
    ask: 'en cuánto tiempo presentan candidatos',
    ideas: [
      {
        service: 1,
        name: 'Vacante que se entiende',
        text: 'Cada búsqueda muestra sueldo, turno, lugar y proceso; el postulante responde desde su celular.',
        features: [
          'Postulación sin hoja de vida',
          'Proceso visible por etapas',
          'Filtro por distrito y turno',
        ],
      },
      {
        service: 6,
        name: 'Primera entrevista escrita',
        text: 'Un asistente hace las mismas preguntas a todos, resume respuestas y deja la decisión a la persona.',
        features: [
          'Preguntas iguales para todos',
          'Resumen sin datos sensibles',
          'Decisión siempre humana',
        ],
      },
      {
        service: 2,
        name: 'Ternas sin hojas sueltas',
        text: 'Candidatos, pruebas, referencias y comentarios de la empresa por búsqueda.',
        features: ['Terna comparada por criterio', 'Referencias registradas', 'Plazo por búsqueda'],
      },
    ],
  },
  {
    label: 'taller de arreglos',
    gender: 'm',
    kind: 'field',
    terms:
      'zapatero, reparacion de calzado, arreglo de ropa, remendon, compostura, arreglos de costura',
    who: 'los vecinos',
    what: 'los arreglos',
    when: 'el inicio de clases y el invierno',
    ask: 'cuánto cuesta el cambio de suela',
    ideas: [
      {
        service: 1,
        name: 'Precio del arreglo por foto',
        text: 'El vecino manda foto de la suela o el cierre y sabe si vale la pena antes de ir.',
        features: [
          'Arreglo estimado por foto',
          'Recojo con el siguiente reparto',
          'Opción de reparar o reemplazar',
        ],
      },
      {
        service: 4,
        name: 'El oficio a la vista',
        text: 'Letrero, ticket y delantal que muestran el oficio y la garantía de quien arregla.',
        features: [
          'Letrero con lista de arreglos',
          'Ticket con garantía',
          'Antes y después para la puerta',
        ],
      },
      {
        service: 2,
        name: 'Tickets que no se borran',
        text: 'Cada prenda queda con foto, arreglo, precio y fecha; lo olvidado se avisa.',
        features: ['Foto por prenda', 'Aviso de lo no recogido', 'Caja por arreglo'],
      },
    ],
  },
  {
    label: 'cabina de internet',
    gender: 'f',
    kind: 'goods',
    terms:
      'cabina, internet cafe, locutorio, fotocopia, copias, cyber, agente bancario, ~tramites, lan center, videojuegos',
    who: 'los estudiantes y vecinos',
    what: 'las copias, impresiones y horas de juego',
    when: 'la matrícula y los exámenes',
    ask: 'si pueden enviar su archivo para imprimir',
    ideas: [
      {
        service: 1,
        name: 'Manda y recoge tu impresión',
        text: 'El estudiante sube su archivo, elige anillado y paga; al llegar solo recoge.',
        features: [
          'Archivo que se borra tras imprimir',
          'Anillado y color por página',
          'Cola visible',
        ],
      },
      {
        service: 5,
        name: 'Liga de barrio',
        text: 'Torneo mensual por juego, con inscripción y tabla, que llena las horas flojas.',
        features: ['Inscripción por equipo', 'Tabla en pantalla', 'Premio con horas de juego'],
      },
      {
        service: 2,
        name: 'Máquinas y minutos',
        text: 'Tiempo, impresiones, golosinas y recargas por turno en un cierre que cuadra.',
        features: ['Tiempo por máquina', 'Páginas por impresora', 'Caja por turno'],
      },
    ],
  },
];
