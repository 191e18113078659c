import type { Work } from './unknownTrade.ts';

/** A verb that says what someone does, and how that is called as a business. */
interface WorkVerb {
  /** 'hago', 'hacemos': of oneself. */
  own: readonly string[];
  /** 'hace', 'hacen': of a relative; a pattern. */
  theirs: string;
  /** 'servicio de afilado de', before what is sharpened. */
  label: string;
  work: Work | null;
  sells?: boolean;
}

const regular = (stem: string, vowel: 'a' | 'e', label: string, work: Work): WorkVerb => ({
  own: [`${stem}o`, `${stem}${vowel}mos`],
  theirs: `${stem}${vowel}n?`,
  label,
  work,
});

/** Plainer verbs come last: whoever tells what they mend may add that they sell it too. */
export const WORK_VERBS: readonly WorkVerb[] = [
  {
    own: [
      'vendo',
      'vendemos',
      'venta de',
      'venden',
      'comercializo',
      'comercializamos',
      'distribuyo',
    ],
    theirs: 'venden?',
    label: 'negocio de',
    work: null,
    sells: true,
  },
  regular('afil', 'a', 'servicio de afilado de', 'manual'),
  regular('pint', 'a', 'servicio de pintura de', 'manual'),
  regular('limpi', 'a', 'servicio de limpieza de', 'manual'),
  regular('lav', 'a', 'servicio de lavado de', 'manual'),
  regular('planch', 'a', 'servicio de planchado de', 'manual'),
  regular('pod', 'a', 'servicio de poda de', 'manual'),
  regular('cort', 'a', 'servicio de corte de', 'manual'),
  regular('rasp', 'a', 'servicio de raspado de', 'manual'),
  regular('lustr', 'a', 'servicio de lustrado de', 'manual'),
  regular('desator', 'a', 'servicio de desatoro de', 'manual'),
  regular('destap', 'a', 'servicio de desatoro de', 'manual'),
  regular('tech', 'a', 'servicio de techado de', 'manual'),
  {
    own: ['sueldo', 'soldo', 'soldamos'],
    theirs: 'sueldan?|soldan?',
    label: 'taller de soldadura de',
    work: 'made',
  },
  regular('cos', 'e', 'taller de costura de', 'made'),
  regular('tej', 'e', 'taller de tejido de', 'made'),
  regular('bord', 'a', 'taller de bordado de', 'made'),
  regular('tall', 'a', 'taller de tallado de', 'made'),
  regular('tapiz', 'a', 'taller de tapizado de', 'made'),
  regular('repar', 'a', 'servicio de reparación de', 'repaired'),
  regular('arregl', 'a', 'servicio de reparación de', 'repaired'),
  {
    own: ['compongo', 'componemos'],
    theirs: 'componen?',
    label: 'servicio de reparación de',
    work: 'repaired',
  },
  regular('parch', 'a', 'servicio de parchado de', 'repaired'),
  regular('restaur', 'a', 'taller de restauración de', 'repaired'),
  regular('afin', 'a', 'servicio de afinación de', 'repaired'),
  regular('cur', 'a', 'servicio de curación de', 'healed'),
  regular('cuid', 'a', 'servicio de cuidado de', 'tended'),
  {
    own: ['paseo', 'paseamos'],
    theirs: 'pasean?',
    label: 'servicio de paseo de',
    work: 'tended',
  },
  {
    own: ['cargo', 'cargamos'],
    theirs: 'cargan?',
    label: 'servicio de carga de',
    work: 'carried',
  },
  regular('estib', 'a', 'servicio de estiba de', 'carried'),
  regular('traslad', 'a', 'servicio de traslado de', 'carried'),
  regular('transport', 'a', 'servicio de transporte de', 'carried'),
  {
    own: ['reparto', 'repartimos'],
    theirs: 'reparten?',
    label: 'servicio de reparto de',
    work: 'carried',
  },
  regular('alquil', 'a', 'alquiler de', 'rented'),
  regular('toc', 'a', 'show de', 'celebrated'),
  regular('cant', 'a', 'show de', 'celebrated'),
  regular('anim', 'a', 'servicio de animación de', 'celebrated'),
  regular('decor', 'a', 'servicio de decoración de', 'celebrated'),
  regular('instal', 'a', 'servicio de instalación de', 'field'),
  { own: ['enseño', 'enseñamos'], theirs: 'enseñan?', label: 'escuela de', work: 'class' },
  { own: ['crío', 'crio', 'criamos'], theirs: 'cr[ií]an?', label: 'crianza de', work: 'b2b' },
  regular('cultiv', 'a', 'cultivo de', 'b2b'),
  {
    own: [
      'hago',
      'hacemos',
      'fabrico',
      'fabricamos',
      'produzco',
      'producimos',
      'elaboro',
      'elaboramos',
      'preparo',
      'preparamos',
      'diseño',
      'cocino',
      'cocinamos',
    ],
    theirs: 'hacen?|fabrican?|producen?|elaboran?|preparan?|diseñan?|cocinan?',
    label: 'negocio de',
    work: null,
  },
  {
    own: ['ofrezco', 'ofrecemos', 'brindo', 'brindamos', 'dicto', 'doy', 'damos'],
    theirs: 'ofrecen?|brindan?|dictan?|dan?',
    label: 'negocio de',
    work: null,
  },
];
