import { RECIPIENT_KINDS, type RecipientKind, type Recipients } from '#contract/siteFacts.ts';
import { facts, list, paragraph, type Block, type LegalSection } from './legalText.ts';

/** The companies that operate well-known hosts. */
const companies: readonly (readonly [RegExp, string])[] = [
  [/(^|\.)supabase\.(co|com)$/, 'Supabase'],
  [/(^|\.)google(apis)?\.com$|(^|\.)recaptcha\.net$/, 'Google'],
  [/(^|\.)openai\.com$/, 'OpenAI'],
  [/(^|\.)anthropic\.com$/, 'Anthropic'],
  [/(^|\.)amazonaws\.com$/, 'Amazon Web Services'],
];

/** What each recipient does for the agency and which data it gets. */
const tasks: Record<RecipientKind, { name: string; gets: string; ownWork: string | null }> = {
  identity: {
    name: 'Ingreso a tu cuenta',
    gets: 'Recibe tu nombre, tu correo y tu contraseña cuando te registras o entras, y guarda la cuenta.',
    ownWork: 'el ingreso a tu cuenta, con tu contraseña',
  },
  database: {
    name: 'Base de datos',
    gets: 'Guarda por encargo nuestro lo que el sitio conserva, según las secciones 2 y 5.',
    ownWork: 'la base de datos del sitio',
  },
  captcha: {
    name: 'Comprobación de que eres una persona',
    gets: 'Al acercarte a los formularios de contacto y boletín, tu navegador carga reCAPTCHA v3, que recibe tu dirección IP y datos de tu navegador, y puede guardar en él lo que necesite para reconocerlo. Rigen su política de privacidad y sus condiciones.',
    ownWork: null,
  },
  ideas: {
    name: 'Redacción de ideas',
    gets: 'Recibe el texto que escribes en el generador. No le enviamos tu nombre ni tu correo: no los escribas ahí.',
    ownWork: 'la redacción de ideas: lo que escribes en el generador no sale de él',
  },
  mail: {
    name: 'Envío de correos',
    gets: 'Entrega nuestros correos: recibe la dirección, el asunto y el texto de cada uno.',
    ownWork: null,
  },
};

/**
 * The section on recipients of personal data, also abroad.
 *
 * @param recipients as the server that delivered the page is configured; null when unknown: the text then says 'may'
 */
export function recipientsSection(recipients: Recipients | null): LegalSection {
  return {
    id: 'destinatarios',
    title: 'Quién más los recibe',
    blocks: [
      paragraph(
        'No vendemos ni alquilamos datos. Los ven las personas de nuestro equipo que los necesitan para su trabajo y las autoridades cuando la ley lo manda: la SUNAT por los comprobantes, el INDECOPI por el Libro de Reclamaciones, los jueces.',
      ),
      ...(recipients === null ? possible() : inUse(recipients)),
      paragraph(
        'Los enlaces a redes sociales y a WhatsApp no envían nada hasta que los abres. Desde ahí rigen las condiciones de cada servicio.',
      ),
    ],
  };
}

function inUse(recipients: Recipients): Block[] {
  const used = RECIPIENT_KINDS.filter((kind) => recipients[kind] !== undefined);
  const own = RECIPIENT_KINDS.flatMap((kind) =>
    recipients[kind] === undefined ? (tasks[kind].ownWork ?? []) : [],
  );
  return [
    ...(own.length > 0
      ? [
          paragraph('En servidores propios, sin pasar por otra empresa, hacemos esto:'),
          list(...own),
        ]
      : []),
    ...(used.length > 0
      ? [
          paragraph('Trabajan por encargo nuestro, y solo para lo que aquí se dice:'),
          facts(...used.map((kind) => row(kind, recipients[kind] ?? ''))),
          paragraph(
            'Sus servidores pueden estar fuera del Perú, así que tus datos pueden viajar al extranjero (flujo transfronterizo). Les exigimos por contrato la misma protección que te debemos nosotros.',
          ),
        ]
      : [paragraph('Ningún otro servicio recibe tus datos ni los enviamos fuera del Perú.')]),
  ];
}

function possible(): Block[] {
  return [
    paragraph(
      'Según cómo esté instalado este sitio, pueden trabajar por encargo nuestro otros servicios, incluso fuera del Perú (flujo transfronterizo):',
    ),
    facts(...RECIPIENT_KINDS.map((kind) => [tasks[kind].name, tasks[kind].gets] as const)),
  ];
}

function row(kind: RecipientKind, host: string): readonly [string, string] {
  const company = companies.find(([pattern]) => pattern.test(host))?.[1];
  const who = company === undefined ? host : `${company} (${host})`;
  return [tasks[kind].name, `${who}. ${tasks[kind].gets}`];
}
