export interface Channel {
  /** Against the prompt without accents. */
  means: RegExp;
  /** After a goal: 'vender más por WhatsApp'. */
  by: string;
  features: readonly string[];
}

export const CHANNELS: readonly Channel[] = [
  {
    means: /whats?a?p+|\bwsp\b|wasap|watsap|guasap|\bwa\b|\bwpp\b|whatsaap/,
    by: 'por WhatsApp',
    features: [
      'Menú de WhatsApp que empieza por lo más pedido: {ask}',
      'WhatsApp compartido por el equipo, con etiquetas para {what}',
      'Confirmación por WhatsApp a {who} en cada paso, sin copiar y pegar',
      'Catálogo de WhatsApp que muestra {what} al día',
      'Listas de WhatsApp para avisar a {who} antes de {when}',
    ],
  },
  {
    means: /instagram|\binsta\b|\big\b/,
    by: 'desde Instagram',
    features: [
      'Plantillas de Instagram para mostrar {what}',
      'Enlace de Instagram que lleva directo a {what}',
      'Historias destacadas de Instagram que responden {ask}',
      'Calendario de Instagram con la mira en {when}',
    ],
  },
  {
    means: /tik ?tok/,
    by: 'desde TikTok',
    features: [
      'Guiones de TikTok sobre {what}, grabables con un celular',
      'Serie de TikTok que contesta {ask}',
      'Cuenta de TikTok con episodios previos a {when}',
    ],
  },
  {
    means: /facebook|\bfb\b|\bface\b/,
    by: 'desde Facebook',
    features: [
      'Anuncios de Facebook por radio y por interés, reforzados para {when}',
      'Publicaciones de Facebook que invitan a preguntar {ask}',
      'Grupo de Facebook para {who}',
    ],
  },
  {
    means: /yape|\bplin\b/,
    by: 'con pago por Yape o Plin',
    features: [
      'Pago con Yape o Plin de {who}, confirmado sin mirar capturas',
      'Código de Yape o Plin con el monto exacto para {who}',
      'Cuadre diario de Yape, Plin y efectivo, también en {when}',
    ],
  },
  {
    means: /delivery|reparto|a domicilio|envios? /,
    by: 'con entrega a domicilio',
    features: [
      'Zonas de entrega con costo y hora, ajustadas para {when}',
      'Enlace para que {who} sigan su entrega',
      'Reparto agrupado por sector, con prueba de entrega para {who}',
    ],
  },
  {
    means: /\bcorreo|e ?mail|mailing|boletin|newsletter/,
    by: 'por correo',
    features: [
      'Correo con un solo tema: {ask}',
      'Serie de correos que prepara {when}',
      'Lista de correo de {who}, con permiso y baja en un clic',
    ],
  },
  {
    means: /google maps|google|buscador|\bmaps\b/,
    by: 'desde Google',
    features: [
      'Ficha de Google con fotos de {what} y horarios al día',
      'Páginas para lo que buscan en Google: {ask}',
    ],
  },
  {
    means: /llamadas|telefono|llaman/,
    by: 'por teléfono',
    features: [
      'Llamadas de {who} registradas con motivo y siguiente paso',
      'Devolución de llamadas perdidas, sobre todo en {when}',
    ],
  },
  {
    means: /tienda fisica|mi local|en el local|mostrador|vitrina/,
    by: 'en el local',
    features: [
      'Código en el mostrador para ver {what} en el celular',
      'Pantalla del local con {what} de hoy',
    ],
  },
];
