import type { Trade } from '../trade.ts';

export const fashion2: readonly Trade[] = [
  {
    label: 'joyería',
    gender: 'f',
    kind: 'goods',
    terms: 'joyeria, joya, plata, aretes, bisuteria, anillos, relojeria, orfebre, orfebreria',
    who: 'quienes buscan una pieza para una fecha',
    what: 'las piezas',
    when: 'los aniversarios, las bodas y diciembre',
    ask: 'si es plata 950 y si se puede grabar',
    ideas: [
      {
        service: 1,
        name: 'Anillo conversado',
        text: 'La pareja elige piedra, metal y grabado en una página tranquila y agenda una visita para ver bocetos.',
        features: [
          'Configurador de metal, piedra y talla',
          'Vista previa del grabado',
          'Cita privada en el taller',
        ],
      },
      {
        service: 4,
        name: 'Certificado con historia',
        text: 'Cada pieza lleva una tarjeta numerada con ley del metal, origen y cuidado, a juego con el estuche.',
        features: [
          'Estuche y certificado a juego',
          'Código que abre la ficha de la pieza',
          'Firma del orfebre en cada línea',
        ],
      },
      {
        service: 2,
        name: 'Taller de composturas al día',
        text: 'Lo que entra a reparar se pesa, se fotografía y se sigue hasta su entrega, con constancia para el cliente.',
        features: [
          'Constancia con peso y foto',
          'Gramos de plata por trabajo',
          'Aviso cuando está lista la pieza',
        ],
      },
    ],
  },
  {
    label: 'tienda de artesanía',
    gender: 'f',
    kind: 'goods',
    terms:
      'artesania, artesano, artesana, retablo, ceramica, alfareria, tejido a mano, mate burilado, filigrana, artesanal, telar',
    who: 'los viajeros y quienes regalan algo hecho a mano',
    what: 'las piezas',
    when: 'la temporada alta de turismo y Fiestas Patrias',
    ask: 'quién la hizo y cuánto demora otra igual',
    ideas: [
      {
        service: 1,
        name: 'La pieza y su autor',
        text: 'Una tienda donde cada objeto se compra junto con la historia, la técnica y el taller de quien lo hizo.',
        features: [
          'Ficha de autor con video corto',
          'Embalaje y envío según fragilidad',
          'Encargos con avances en fotos',
        ],
      },
      {
        service: 4,
        name: 'Sello de taller',
        text: 'Una marca de colección, tarjetas bilingües y etiquetas que distinguen lo tuyo de la copia industrial.',
        features: [
          'Etiqueta bilingüe con la técnica',
          'Sello numerado por serie',
          'Empaque plano que cabe en la maleta',
        ],
      },
      {
        service: 2,
        name: 'Cuenta de artesanos asociados',
        text: 'Registra qué pieza es de quién, qué se vendió en tienda o feria y cuánto le toca a cada taller.',
        features: [
          'Consignación por artesano',
          'Venta sin internet en ferias',
          'Liquidación firmada por periodo',
        ],
      },
    ],
  },
  {
    label: 'marca de alpaca',
    gender: 'f',
    kind: 'goods',
    terms: 'alpaca, vicuna, ~lana, marca de chompas, chalinas, tejido, hilado',
    who: 'quienes buscan abrigo que dure',
    what: 'las prendas de alpaca',
    when: 'los meses fríos, de mayo a agosto, y el invierno del hemisferio norte',
    ask: 'si es baby alpaca y cómo se lava',
    ideas: [
      {
        service: 1,
        name: 'Del hato a la chompa',
        text: 'Cada prenda abre su recorrido: comunidad, fibra, hilado y tejedora, junto al botón de compra en soles o dólares.',
        features: [
          'Trazabilidad por prenda',
          'Compra desde el exterior con tarifa de envío',
          'Guía de finura y cuidado',
        ],
      },
      {
        service: 3,
        name: 'Embajadores de abrigo',
        text: 'Prendas prestadas a viajeros y fotógrafos que muestran cómo abriga en lugares reales, con enlace propio para cada uno.',
        features: [
          'Enlace y código por embajador',
          'Fotos con permiso de uso',
          'Relato de un viaje por mes',
        ],
      },
      {
        service: 2,
        name: 'Tejedoras conectadas',
        text: 'Patrones, pesos de hilado, entregas y pagos de cada tejedora se ven en un celular que también trabaja sin señal.',
        features: [
          'Entrega de hilo y retorno por peso',
          'Patrones con medidas y fotos',
          'Pago por prenda aceptada',
        ],
      },
    ],
  },
];
