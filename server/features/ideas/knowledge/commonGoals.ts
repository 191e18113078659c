import type { Goal } from './goals.ts';

/** Goals that many prompts name in passing; they lead where no particular one does. */
export const COMMON_GOALS: readonly Goal[] = [
  {
    means: /alumn|matricul|vacantes/,
    // Students also rent rooms and eat menus.
    meansIn: { kind: 'class', means: /estudiantes/ },
    to: 'captar alumnos',
    services: [3, 5, 1],
    features: [
      'Seguimiento a cada interesado en {what} hasta la matrícula',
      'Página por ciclo con horario, costo y profesor',
      'Invitación que los alumnos actuales comparten con un amigo',
    ],
  },
  {
    means: /pacientes/,
    to: 'llegar a más pacientes',
    services: [3, 1, 6],
    features: [
      'Presencia en mapas con horarios y opiniones atendidas',
      'Contenido sobre {what}, revisado por el profesional que firma',
      'Primera consulta pedida en dos pasos',
    ],
  },
  {
    means: /donant|donacion|voluntari|aportes/,
    to: 'sumar donantes y voluntarios',
    services: [3, 1],
    features: ['Informe breve a quien aportó', 'Enlace propio para cada voluntario'],
  },
  {
    means:
      /a empresas|empresas (?:me|nos)|corporativ|a restaurantes|a hoteles|a (?:las |los )?(?:constructoras|ferreterias|supermercados|distribuidores|tiendas|bodegas)|cafeterias|mayorist|por mayor|licitacion/,
    to: 'llegar a empresas',
    services: [1, 3, 6],
    features: [
      'Precios de {what} por volumen, con acceso propio',
      'Carpeta de presentación para el área de compras',
      'Pedido recurrente con factura y fecha fija',
    ],
  },
  {
    means: /temporada baja|dias flojos|entre semana|vacio|vacia|baja temporada|fuera de temporada/,
    to: 'llenar los días flojos',
    services: [3, 5],
    features: [
      'Propuesta distinta para los días de poco movimiento',
      'Aviso de último momento a quienes viven cerca',
      'Calendario con acciones propias fuera de {when}',
    ],
  },
  {
    means: /factura|boleta|sunat|comprobante/,
    to: 'ordenar los comprobantes',
    services: [2],
    features: [
      'Boleta o factura electrónica desde el mismo registro',
      'Resumen para el contador a fin de mes',
    ],
  },
  {
    means: /reporte|medir|cuanto gano|gananci|rentab|costos|margen|no se cuanto/,
    to: 'saber cuánto se gana de verdad',
    services: [2],
    features: [
      'Ganancia por semana, con sus costos a la vista',
      'Cuadro de lo que rinde y lo que solo ocupa tiempo',
      'Comparación de {when} con el resto del año',
    ],
  },
  {
    means:
      /tiempo|automatiz|papeleo|(?:anot|apunt|registr|llen|escrib|cuaderno|lista|cuentas|planilla|boleta|kardex)[a-z]* (?:[a-z]+ ){0,3}a mano\b|\bdemor/,
    to: 'ahorrar tiempo',
    services: [2, 6],
    features: [
      'Paso guiado desde el cuaderno o la hoja de cálculo',
      'Tareas repetidas que se completan solas',
      'Un registro que todo el equipo llena igual',
      'Resumen del día en el celular del dueño',
    ],
  },
  {
    means: /confianza|desconf|estaf|credib|serio|profesional/,
    to: 'dar confianza',
    services: [4, 1],
    features: [
      'Opiniones verificadas de {who}, con nombre y fecha',
      'Condiciones y garantía en palabras simples',
      'Preguntas incómodas respondidas de frente: {ask}',
    ],
  },
  {
    means:
      /conoc|visib|difus|public|promocion|redes|seguidor|google|anunci|campana|competencia|diferenci/,
    to: 'darse a conocer',
    services: [3, 5, 4],
    features: [
      'Plan de publicaciones alrededor de {when}',
      'Ficha en mapas completa, con fotos de {what}',
      'Alianza con negocios vecinos a los que también van {who}',
      'Un mensaje por semana que responde {ask}',
    ],
  },
  {
    means:
      /pagina web|sitio web|\bweb\b|tienda (?:virtual|online|en linea)|ecommerce|landing|online|en linea/,
    to: 'tener presencia propia en internet',
    services: [1],
    features: [
      'Carga ligera, pensada para celulares con poca señal',
      'Panel para cambiar {what}, fotos y precios sin ayuda',
      'Pregunta frecuente a la vista: {ask}',
    ],
  },
  {
    means: /\bapp\b|aplicacion|sistema|software|plataforma|programa para/,
    to: 'tener una herramienta a la medida',
    services: [2],
    features: [
      'Permisos distintos para dueño, equipo y clientes',
      'Registro de {what} en celulares sencillos, aun sin señal',
      'Datos que puedes descargar cuando quieras',
    ],
  },
  {
    means: /vender|ventas|more sales|\bsell\b/,
    to: 'vender más',
    services: [3, 5, 1, 4],
    features: [
      'Oferta armada para {when}',
      'Lista de quienes preguntaron {ask}, para volver a escribirles',
      'Recomendación que {who} comparten con un enlace',
      'Cierre sencillo: lo que se eligió, cuánto es y cómo pagar',
      'Combinaciones sugeridas alrededor de {what}',
    ],
  },
];
