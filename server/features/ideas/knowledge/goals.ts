import type { Kind, ServiceId } from './trade.ts';
import type { PatternId } from './pattern.ts';

export interface Goal {
  /** Against the prompt without accents. */
  means: RegExp;
  /** What means it in trades of one kind only. */
  meansIn?: { kind: Kind; means: RegExp };
  /** After 'para': an infinitive. */
  to: string;
  /** Which services answer it, the best first. */
  services: readonly ServiceId[];
  /** Answers it where the trade has no idea of the first service, or always. */
  pattern?: { id: PatternId; always: boolean };
  /** One joins the idea. */
  features: readonly string[];
}

/** What people want, the most particular first: of two goals the earlier leads. */
export const GOALS: readonly Goal[] = [
  {
    means:
      /\bcontrat|conseguir (?:personal|trabajador|gente)|busco (?:personal|trabajador)|falta(?:n)? (?:de )?personal|reclutar|rotacion de personal/,
    to: 'encontrar personal que se quede',
    services: [1],
    pattern: { id: 'hire', always: true },
    features: ['Bolsa de interesados para la próxima vacante'],
  },
  {
    means:
      /\bexport|otros paises|extranjero|internacional|fuera del pais|fuera del peru|vender afuera|al exterior|estados unidos|europa\b/,
    to: 'vender fuera del Perú',
    services: [1, 3],
    pattern: { id: 'export', always: true },
    features: [
      'Versión en inglés con lo que piden los compradores de fuera',
      'Documentos de exportación reunidos por destino',
      'Precios en dólares con la condición de entrega explicada',
    ],
  },
  {
    means: /\blogo|\bmarca\b|branding|identidad|imagen|rebrand|empaque|etiqueta|renovar/,
    to: 'tener una marca que se reconozca',
    services: [4],
    pattern: { id: 'brand', always: false },
    features: [
      'Manual corto para que {what} se presenten siempre igual',
      'Plantillas propias para anunciar {when}',
      'Letrero y redes con la misma voz que usan {who}',
    ],
  },
  {
    means: /\blanz|inaugur|apertura|abrir|nueva sede|segundo local|estren|sacar (?:un|una) nuev/,
    to: 'salir con fuerza desde el primer día',
    services: [5],
    pattern: { id: 'launch', always: false },
    features: [
      'Cuenta regresiva con una tarea por día',
      'Lista de espera con primera opción para quienes se apuntan',
      'Lista de vecinos y medios locales a quienes invitar',
    ],
  },
  {
    means:
      /comision|(?:rappi|pedidos ?ya|didi|uber|indrive|booking|airbnb|mercado libre|marketplace|falabella|delivery|aplicativos?|las apps?|plataformas?)\b.{0,30}(?:cobra|quita|se (?:lleva|queda)|descuenta|caro|abusa)|(?:cobra|quita|descuenta)n? .{0,20}(?:rappi|pedidos ?ya|booking|airbnb)|(?:no|sin|dejar|depend[a-z]*) (?:x |por |de )?(?:rappi|pedidos ?ya|booking|airbnb)/,
    to: 'vender por tu propio canal',
    services: [1, 3, 6],
    features: [
      'Pedido directo, más conveniente que en la aplicación',
      'Tarjeta en cada entrega que invita a pedirte a ti la próxima vez',
      'Cuánto queda de {what} por tu canal y cuánto por el ajeno',
      'Lista propia de {who}, que ninguna aplicación te puede quitar',
    ],
  },
  {
    means:
      /en que (?:va|estado|paso|anda)|como va su|cuando (?:ya )?(?:esta|estan|estara|sale) (?:ya )?list|si (?:ya )?(?:esta|estan) list|estado de (?:su|los|sus|cada)|donde esta su|por donde va|hacer(?:le)? seguimiento|rastre/,
    to: 'avisar en qué va cada encargo',
    services: [2, 6, 1],
    features: [
      'Enlace con el estado, que se abre sin clave',
      'Aviso automático al cambiar de etapa',
      'Fecha prometida y motivo cuando se mueve',
      'Recordatorio de recojo para {who}',
    ],
  },
  {
    means:
      /fideliz|vuelv|regres|recurrent|frecuentes|repit|retener|dejan de (?:venir|comprar|ir)|abandon|recompra|lealtad/,
    to: 'lograr que vuelvan',
    services: [3, 2, 6],
    features: [
      'Beneficio por volver, distinto del descuento',
      'Lista de {who} que no aparecen hace tiempo',
      'Mensaje con motivo propio antes de {when}',
      'Novedades sobre {what} según lo que ya eligieron',
      'Una sola pregunta de opinión sobre {what}',
      'Acceso anticipado para {who} de siempre',
      'Historial breve que cualquiera del equipo puede leer',
    ],
  },
  {
    means:
      /(?<!\b(?:me|nos) )\bcobr(?!ador|an? (?:muy |tan )?(?:mucho|caro|demasiado))|no (?:me |nos )?pag|moros|me deben|deuda|fiado|impag|atrasad|pagan tarde|pensiones/,
    to: 'cobrar a tiempo',
    services: [2, 6],
    features: [
      'Recordatorio de pago cortés, con el monto y el enlace',
      'Cuentas pendientes de {who}, ordenadas por antigüedad',
      'Constancia automática de cada abono',
      'Acuerdo de cuotas con fechas que respetan {when}',
    ],
  },
  {
    means:
      /no (?:llegan|vienen|asisten|se presentan)|plantad|cancelan|inasistenc|faltan a|ausent|me dejan/,
    to: 'reducir las ausencias',
    services: [6, 2],
    features: [
      'Confirmación en dos tiempos, con salida fácil si no podrán ir',
      'Lista de reemplazo que llena los espacios libres de {when}',
      'Adelanto que se descuenta al asistir',
    ],
  },
  {
    means: /\breserv|\bcitas?\b|\bturnos?\b|agendar|\bagenda\b|separar/,
    to: 'ordenar las reservas',
    services: [1, 6, 2],
    features: [
      'Calendario único para {what}, sin cruces entre mensaje y teléfono',
      'Confirmación con hora, lugar y qué llevar',
      'Cambio de fecha que {who} hacen sin llamar',
      'Horas especiales para {when}',
    ],
  },
  {
    means:
      /stock|inventari|kardex|mermas?\b|se (?:me |nos )?(?:malogr|acab|venc|pierd)|existencias|reponer|que me queda/,
    to: 'ordenar el stock',
    services: [2],
    features: [
      'Aviso de reposición antes de {when}',
      'Conteo rápido desde el celular, por partes',
      'Entradas y salidas de {what} con responsable',
      'Mínimos por temporada para {what}',
    ],
  },
  {
    means:
      /chatbot|\bbots?\b|inteligencia artificial|\bia\b|\bai\b|asistente virtual|agente virtual/,
    to: 'atender con ayuda de la IA',
    services: [6],
    pattern: { id: 'assistant', always: false },
    features: [
      'Panel para corregir lo que respondió el asistente',
      'Reglas escritas de cuándo una persona atiende a {who}',
      'Pruebas con preguntas reales antes de abrirlo al público',
    ],
  },
  {
    means: /cotiz|presupuest|proforma/,
    to: 'cotizar más rápido',
    services: [1, 6],
    features: [
      'Propuesta con tu marca, lista para reenviar',
      'Seguimiento de cada cotización de {what} sin respuesta',
      'Precios que se actualizan en un solo lugar',
    ],
  },
  {
    means: /consultas|pregunt|respond|contest|atender|atencion|mensajes|no me doy abasto/,
    to: 'responder sin demora',
    services: [6, 1],
    features: [
      'Respuesta inmediata cuando preguntan {ask}',
      'Bandeja única para no olvidar conversaciones con {who}',
      'Las dudas más repetidas, en una lista cada semana',
      'Paso a una persona con el resumen de lo conversado',
    ],
  },
];
