import type { Kind, Sketch } from './trade.ts';

/** As the pattern's variants, for one way of meeting the public. */
export const HIRE_BY_KIND: Record<Kind, Sketch> = {
  food: {
    service: 1,
    name: 'Cocina y salón buscan gente: {label}',
    text: 'Quien postula ve la cocina en hora punta, elige turno y pasa por una prueba corta con {what}; no hace falta hoja de vida.',
    features: [
      'Video de un servicio real en tu {label}',
      'Prueba pagada de dos horas con {what}',
      'Lista de reemplazos para {when}',
    ],
  },
  goods: {
    service: 1,
    name: 'Se busca mano para el mostrador: {label}',
    text: 'La vacante se cuenta con un día de tienda y una prueba: explicar {what} a un cliente difícil.',
    features: [
      'Prueba de venta con preguntas reales: {ask}',
      'Turnos reforzados para {when}',
      'Ficha de postulante con la tienda que prefiere',
    ],
  },
  care: {
    service: 1,
    name: 'Profesionales para tu {label}',
    text: 'La convocatoria muestra ambiente, comisión y agenda, y pide lo que importa: colegiatura o portafolio, y trato con {who}.',
    features: [
      'Documentos verificados antes de la entrevista',
      'Práctica observada en {what}',
      'Agenda inicial para {when}',
    ],
  },
  class: {
    service: 1,
    name: 'Buenos profesores para tu {label}',
    text: 'Cada postulante graba cinco minutos de clase, dice qué edades prefiere y qué horas tiene; tú comparas sin leer papeles.',
    features: [
      'Clase corta grabada sobre {what}',
      'Disponibilidad cruzada con {when}',
      'Referencias de alumnos anteriores',
    ],
  },
  field: {
    service: 1,
    name: 'Técnicos de confianza para tu {label}',
    text: 'La postulación pide zona, herramienta y fotos de trabajos; una prueba en taller decide y la referencia se llama de verdad.',
    features: [
      'Fotos de trabajos propios revisadas por tu maestro',
      'Antecedentes y documentos en una carpeta',
      'Refuerzo de cuadrillas para {when}',
    ],
  },
  b2b: {
    service: 1,
    name: 'Cuadrilla lista para tu {label}',
    text: 'Una convocatoria por zonas junta experiencia, exámenes y transporte de cada persona, y avisa a quienes ya trabajaron bien en tu {label}.',
    features: [
      'Padrón de quienes ya trabajaron contigo',
      'Puntos de recojo y horarios',
      'Exámenes y documentos con vencimiento',
    ],
  },
  office: {
    service: 1,
    name: 'Próximo colega de tu {label}',
    text: 'El puesto se presenta con un encargo real y su plazo; quien postula resuelve una parte pequeña y recibe comentarios.',
    features: [
      'Encargo de muestra sobre {what}',
      'Evaluación a ciegas entre dos personas',
      'Plan de ingreso previo a {when}',
    ],
  },
  stay: {
    service: 1,
    name: 'Equipo de temporada para tu {label}',
    text: 'Convocatoria por fechas: quién puede en {when}, qué idiomas habla y cómo trata a {who}; los mejores quedan en lista.',
    features: [
      'Disponibilidad por fecha',
      'Prueba con una situación frente a {who}',
      'Lista de confianza para la siguiente temporada',
    ],
  },
  group: {
    service: 1,
    name: 'Manos para tu {label}',
    text: 'Se publican tareas concretas con horas y lugar; cada persona elige cómo ayudar o postular y recibe respuesta siempre.',
    features: [
      'Tareas con horas y lugar',
      'Entrevista corta con quien coordina',
      'Grupo de apoyo para {when}',
    ],
  },
};
