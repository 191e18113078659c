import { casePath } from '#src/lib/paths.ts';
import type { CaseSlug } from '#src/lib/paths.ts';
import boticaLuz from './portfolio/botica-luz.svg';
import caletaSur from './portfolio/caleta-sur.svg';
import chacraDirecta from './portfolio/chacra-directa.svg';
import cooperativaAnden from './portfolio/cooperativa-anden.svg';
import feriaDeNoche from './portfolio/feria-de-noche.svg';
import molinoReal from './portfolio/molino-real.svg';
import punaFina from './portfolio/puna-fina.svg';
import qantu from './portfolio/qantu.svg';
import rutaKuelap from './portfolio/ruta-kuelap.svg';
import sillarCo from './portfolio/sillar-co.svg';

/** The tabs in order; the first one is selected by default (SITE-9). */
export const categories = [
  'Página Web',
  'Automatizaciones',
  'Desarrollo Personalizado',
  'Otros',
] as const;
type Category = (typeof categories)[number];

/** A portfolio item (SITE-9). */
export interface PortfolioItem {
  /** 1 to 10. */
  id: number;
  category: Category;
  slug: CaseSlug;
  /** 320×200, drawn for this site; cropping keeps the middle 170 px. */
  imageUrl: string;
  /** Alternative text of the picture. */
  imageAlt: string;
  title: string;
  description: string;
  tags: readonly string[];
  /** The path of the case study's page. */
  link: string;
}

/**
 * The ten items (SITE-10). They are EXAMPLES: replace the fictional businesses and drawn pictures by real work
 * (SITE-13). The text of each case study is in `cases.ts`, its drawn interfaces in `portfolio/screens/`, their descriptions in
 * `caseScreens.ts`.
 */
export const portfolio: readonly PortfolioItem[] = [
  {
    id: 1,
    category: 'Página Web',
    slug: 'chacra-directa',
    imageUrl: chacraDirecta,
    imageAlt: 'Fachada de una tienda con toldo a rayas y verduras en la vitrina',
    title: 'Chacra Directa',
    description:
      'Tienda para productores de Junín: catálogo por cosecha, pago con Yape y guía de remisión lista para imprimir.',
    tags: ['Tienda online', 'Pagos', 'SEO'],
    link: casePath('chacra-directa'),
  },
  {
    id: 2,
    category: 'Página Web',
    slug: 'cooperativa-anden',
    imageUrl: cooperativaAnden,
    imageAlt: 'Andenes de piedra con brotes verdes en cada nivel',
    title: 'Cooperativa Andén',
    description: 'Catálogo de papas nativas en dos idiomas, con una ficha por lote.',
    tags: ['Sitio web', 'Dos idiomas'],
    link: casePath('cooperativa-anden'),
  },
  {
    id: 3,
    category: 'Página Web',
    slug: 'ruta-kuelap',
    imageUrl: rutaKuelap,
    imageAlt: 'Portada de piedra por la que sigue un camino hacia los cerros',
    title: 'Ruta Kuélap',
    description: 'Reservas de trekking con cupos por guía y por día.',
    tags: ['Sitio web', 'Reservas'],
    link: casePath('ruta-kuelap'),
  },
  {
    id: 4,
    category: 'Automatizaciones',
    slug: 'botica-luz',
    imageUrl: boticaLuz,
    imageAlt: 'Celular con mensajes junto a la cruz de una botica',
    title: 'Botica Luz',
    description:
      'Reservas por WhatsApp que llegan ordenadas al mostrador, con la receta a la vista y una persona que confirma.',
    tags: ['Agente de IA', 'WhatsApp'],
    link: casePath('botica-luz'),
  },
  {
    id: 5,
    category: 'Automatizaciones',
    slug: 'molino-real',
    imageUrl: molinoReal,
    imageAlt: 'Rueda de un molino de agua junto a su caseta',
    title: 'Molino Real',
    description: 'La guía de remisión sale apenas el pedido se cierra.',
    tags: ['Integración', 'SUNAT'],
    link: casePath('molino-real'),
  },
  {
    id: 6,
    category: 'Automatizaciones',
    slug: 'caleta-sur',
    imageUrl: caletaSur,
    imageAlt: 'Bote de pesca con la red izada',
    title: 'Caleta Sur',
    description: 'La pesca del día, anunciada antes de que el bote llegue.',
    tags: ['Mensajes', 'Avisos'],
    link: casePath('caleta-sur'),
  },
  {
    id: 7,
    category: 'Desarrollo Personalizado',
    slug: 'puna-fina',
    imageUrl: punaFina,
    imageAlt: 'Fardos de fibra de alpaca apilados en tres columnas que crecen',
    title: 'Puna Fina',
    description:
      'Acopio de fibra de alpaca: peso, calidad y pago de cada productora en una sola boleta, aunque no haya señal.',
    tags: ['Sistema a medida', 'Sin conexión'],
    link: casePath('puna-fina'),
  },
  {
    id: 8,
    category: 'Desarrollo Personalizado',
    slug: 'sillar-co',
    imageUrl: sillarCo,
    imageAlt: 'Estante de almacén con cajas etiquetadas y un espacio libre',
    title: 'Sillar & Co',
    description: 'Almacén de una ferretería: cada pieza con su anaquel, su mínimo y su historia.',
    tags: ['Inventario', 'Código de barras'],
    link: casePath('sillar-co'),
  },
  {
    id: 9,
    category: 'Otros',
    slug: 'qantu',
    imageUrl: qantu,
    imageAlt: 'Frasco azul con una flor pintada y tapa amarilla',
    title: 'Qantu',
    description:
      'Identidad para una línea de cremas con flores andinas: logotipo, etiqueta y empaque listos para imprenta.',
    tags: ['Branding', 'Empaque'],
    link: casePath('qantu'),
  },
  {
    id: 10,
    category: 'Otros',
    slug: 'feria-de-noche',
    imageUrl: feriaDeNoche,
    imageAlt: 'Puestos de feria con toldos a rayas bajo focos encendidos',
    title: 'Feria de Noche',
    description: 'Lanzamiento de una feria de barrio: página, puestos y avisos día por día.',
    tags: ['Campaña', 'Redes', 'Correo'],
    link: casePath('feria-de-noche'),
  },
];

/** A client logo: a mark on a 16×16 grid, in the text's colour. */
interface Logo {
  name: string;
  /** The `d` of the mark's SVG path. */
  mark: string;
}

/** EXAMPLES drawn for this site, like the portfolio's businesses; not anybody's trademarks (SITE-13). */
export const logos: readonly Logo[] = [
  { name: 'Qantu', mark: 'M0 0h12v4h4v12H4v-4H0z' },
  { name: 'Sillar & Co', mark: 'M8 0h8v16H0V8h8z' },
  { name: 'Puna Fina', mark: 'M4 0h8v8h4v8h-4v-4H4v4H0V8h4z' },
  { name: 'Botica Luz', mark: 'M4 0h8v4h4v8h-4v4H4v-4H0V4h4z' },
  { name: 'Molino Real', mark: 'M0 0h16v4h-4v8h4v4H0v-4h4V4H0z' },
  { name: 'Caleta Sur', mark: 'M12 0h4v16H0v-4h4V8h4V4h4z' },
];
