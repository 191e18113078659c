import type { CaseSlug } from '#src/lib/paths.ts';
import chacraDirecta1 from './portfolio/screens/chacra-directa-1.svg';
import chacraDirecta2 from './portfolio/screens/chacra-directa-2.svg';
import cooperativaAnden1 from './portfolio/screens/cooperativa-anden-1.svg';
import cooperativaAnden2 from './portfolio/screens/cooperativa-anden-2.svg';
import rutaKuelap1 from './portfolio/screens/ruta-kuelap-1.svg';
import rutaKuelap2 from './portfolio/screens/ruta-kuelap-2.svg';
import boticaLuz1 from './portfolio/screens/botica-luz-1.svg';
import boticaLuz2 from './portfolio/screens/botica-luz-2.svg';
import molinoReal1 from './portfolio/screens/molino-real-1.svg';
import molinoReal2 from './portfolio/screens/molino-real-2.svg';
import caletaSur1 from './portfolio/screens/caleta-sur-1.svg';
import caletaSur2 from './portfolio/screens/caleta-sur-2.svg';
import punaFina1 from './portfolio/screens/puna-fina-1.svg';
import punaFina2 from './portfolio/screens/puna-fina-2.svg';
import sillarCo1 from './portfolio/screens/sillar-co-1.svg';
import sillarCo2 from './portfolio/screens/sillar-co-2.svg';
import qantu1 from './portfolio/screens/qantu-1.svg';
import qantu2 from './portfolio/screens/qantu-2.svg';
import feriaDeNoche1 from './portfolio/screens/feria-de-noche-1.svg';
import feriaDeNoche2 from './portfolio/screens/feria-de-noche-2.svg';

/** A drawn interface of a case study. */
export interface CaseScreen {
  imageUrl: string;
  imageAlt: string;
  caption: string;
}

/**
 * Two drawn interfaces of each case study: a wide one of 416×320, then a square one of 320×320.
 */
export const caseScreens: Readonly<Record<CaseSlug, readonly [CaseScreen, CaseScreen]>> = {
  'chacra-directa': [
    {
      imageUrl: chacraDirecta1,
      caption: 'La lista de pedidos',
      imageAlt:
        'Lista de pedidos en una pantalla: cliente, total en soles y pago por Yape, Plin o tarjeta, con el botón de imprimir guías de remisión',
    },
    {
      imageUrl: chacraDirecta2,
      caption: 'El catálogo en el celular',
      imageAlt:
        'Catálogo en un celular: papa amarilla, choclo, alcachofa y zanahoria con su lugar y su precio, y el botón de pagar con Yape',
    },
  ],
  'cooperativa-anden': [
    {
      imageUrl: cooperativaAnden1,
      caption: 'El catálogo de lotes',
      imageAlt:
        'Catálogo en una pantalla: cinco lotes de papa nativa con su variedad, su peso y si están disponibles, cotizados o vendidos',
    },
    {
      imageUrl: cooperativaAnden2,
      caption: 'La ficha de un lote',
      imageAlt:
        'Ficha en un celular: una papa morada, su andén, su cosecha y su precio por kilo, con el botón de pedir cotización',
    },
  ],
  'ruta-kuelap': [
    {
      imageUrl: rutaKuelap1,
      caption: 'Los cupos por guía y por día',
      imageAlt:
        'Calendario en una pantalla: tres guías, tres días y los cupos que quedan en cada salida; el sábado hay dos llenas',
    },
    {
      imageUrl: rutaKuelap2,
      caption: 'La lista de salida',
      imageAlt:
        'Lista en el celular del guía: cada viajero con sus alergias y su talla de poncho, y el punto de partida guardado sin señal',
    },
  ],
  'botica-luz': [
    {
      imageUrl: boticaLuz1,
      caption: 'El tablero del mostrador',
      imageAlt:
        'Tablero en una pantalla: reservas por hora con el nombre del cliente, su pedido y si está separado o falta revisar',
    },
    {
      imageUrl: boticaLuz2,
      caption: 'La conversación',
      imageAlt:
        'Mensajes en un celular: el asistente pregunta presentación, cantidad y hora, y avisa que el químico confirma el pedido',
    },
  ],
  'molino-real': [
    {
      imageUrl: molinoReal1,
      caption: 'La bandeja de despachos',
      imageAlt:
        'Despachos en una pantalla: valor en soles y estado de cada guía; una está observada y se indica qué dato corregir',
    },
    {
      imageUrl: molinoReal2,
      caption: 'La guía del chofer',
      imageAlt:
        'Guía de remisión en un celular: cliente, carga, punto de llegada y valor, con el botón de abrirla en PDF',
    },
  ],
  'caleta-sur': [
    {
      imageUrl: caletaSur1,
      caption: 'La pesca por revisar',
      imageAlt:
        'Lista en una pantalla: bote, especie y peso de cada pesca, si está publicada, y el botón de publicar y avisar',
    },
    {
      imageUrl: caletaSur2,
      caption: 'El aviso al restaurante',
      imageAlt:
        'Mensajes en un celular: llega bonito a S/ 9.00 el kilo, el restaurante separa 20 kg y recibe el total',
    },
  ],
  'puna-fina': [
    {
      imageUrl: punaFina1,
      caption: 'El registro del acopio',
      imageAlt:
        'Registro en una tableta sin señal: productora, peso, calidad y pago en soles, con el botón de leer la balanza',
    },
    {
      imageUrl: punaFina2,
      caption: 'La boleta',
      imageAlt:
        'Boleta impresa: un fardo de fibra, el peso, la calidad, el precio por kilo y el monto que se paga el viernes',
    },
  ],
  'sillar-co': [
    {
      imageUrl: sillarCo1,
      caption: 'La compra de la semana',
      imageAlt:
        'Lista en una pantalla: piezas que están bajo su mínimo, cuántas hay y cuántas pedir, con su precio en soles',
    },
    {
      imageUrl: sillarCo2,
      caption: 'Dónde está cada pieza',
      imageAlt:
        'Plano del almacén en un celular: el anaquel de la pieza marcado, su última salida y el botón de leer el código de barras',
    },
  ],
  qantu: [
    {
      imageUrl: qantu1,
      caption: 'El manual de una página',
      imageAlt:
        'Manual de la marca: cinco colores con su nombre, y etiqueta, caja y sello listos para imprenta',
    },
    {
      imageUrl: qantu2,
      caption: 'La etiqueta',
      imageAlt:
        'Etiqueta de crema de manos: una flor rosada, el uso, los ingredientes, el contenido, el lote y el precio',
    },
  ],
  'feria-de-noche': [
    {
      imageUrl: feriaDeNoche1,
      caption: 'El calendario de lanzamiento',
      imageAlt:
        'Calendario en una pantalla: cinco tareas con su responsable y su fecha; dos ya están hechas',
    },
    {
      imageUrl: feriaDeNoche2,
      caption: 'La página de la feria',
      imageAlt:
        'Página en un celular: plano de los puestos de colores, qué vende cada uno y el botón de recibir avisos por correo',
    },
  ],
};
