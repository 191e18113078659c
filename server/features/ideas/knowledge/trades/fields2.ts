import type { Trade } from '../trade.ts';

export const fields2: readonly Trade[] = [
  {
    label: 'apiario',
    gender: 'm',
    kind: 'b2b',
    terms: 'apicultura, apicultor, miel, abejas, colmena, polen, propoleo',
    who: 'quienes buscan miel pura',
    what: 'los frascos de miel',
    when: 'la floración y la temporada de resfríos',
    ask: 'cómo saber si la miel es pura',
    ideas: [
      {
        service: 4,
        name: 'Una miel, una flor',
        text: 'Cada frasco se distingue por floración y zona, con color y textura propios en la etiqueta.',
        features: [
          'Etiqueta por floración',
          'Tarjeta sobre la cristalización',
          'Estuche degustación',
        ],
      },
      {
        service: 3,
        name: 'Adopta una colmena',
        text: 'La gente acompaña una colmena por temporada, recibe noticias y fotos, y al final su miel.',
        features: [
          'Colmena con nombre y noticias',
          'Visita al apiario con cupo',
          'Regalo corporativo con certificado',
        ],
      },
      {
        service: 2,
        name: 'Bitácora del apiario',
        text: 'Reinas, traslados, tratamientos y cosecha por caja, leídos con un código resistente.',
        features: ['Código por colmena', 'Tratamientos con fecha de retiro', 'Kilos por floración'],
      },
    ],
  },
  {
    label: 'empresa pesquera',
    gender: 'f',
    kind: 'b2b',
    terms:
      'pesca, pescador, pesquera, acuicultura, trucha, conchas, langostino, piscigranja, congelados, tilapia, paiche',
    who: 'los mayoristas y restaurantes',
    what: 'la pesca y las cosechas',
    when: 'las vedas y Semana Santa',
    ask: 'qué especie hay y de qué talla',
    ideas: [
      {
        service: 1,
        name: 'Aviso de desembarque',
        text: 'Antes de llegar a muelle se publican especie, talla y cajas, y los compradores separan.',
        features: [
          'Cajas separadas desde el mar',
          'Especies en veda bloqueadas',
          'Hora y muelle de llegada',
        ],
      },
      {
        service: 3,
        name: 'Mesa de cocineros',
        text: 'Cocineros reciben muestras, historia del arte de pesca y fichas para poner la especie en carta.',
        features: [
          'Ficha culinaria por especie',
          'Muestra con conservación indicada',
          'Visitas a la zona de cultivo',
        ],
      },
      {
        service: 2,
        name: 'Cadena de frío probada',
        text: 'Talla, lote, temperatura y destino por caja, con curva que viaja junto a la guía.',
        features: [
          'Temperatura por tramo',
          'Siembra y mortalidad por poza',
          'Costo por kilo cosechado',
        ],
      },
    ],
  },
  {
    label: 'empresa de servicios mineros',
    gender: 'f',
    kind: 'b2b',
    terms: 'mineria, minera, minero, servicios mineros, mina, perforacion, geologia, voladura',
    who: 'las unidades mineras',
    what: 'los servicios en mina',
    when: 'las paradas de planta y las licitaciones',
    ask: 'qué homologaciones y equipos tienen',
    ideas: [
      {
        service: 1,
        name: 'Capacidad operativa en línea',
        text: 'Un sitio técnico con equipos, homologaciones, seguridad y proyectos, listo para el área de compras.',
        features: [
          'Fichas de equipo con disponibilidad',
          'Homologaciones vigentes',
          'Descarga para licitaciones',
        ],
      },
      {
        service: 6,
        name: 'Lector de bases',
        text: 'Un asistente resume bases de licitación, arma la lista de requisitos y señala lo que falta acreditar.',
        features: [
          'Requisitos por sobre',
          'Fechas y penalidades resaltadas',
          'Revisión final de tu ingeniero',
        ],
      },
      {
        service: 2,
        name: 'Parte de guardia',
        text: 'Horas de equipo, charla de seguridad, combustible y personal por guardia, registrados en interior mina sin señal.',
        features: [
          'Horómetro por guardia',
          'Charlas y permisos firmados',
          'Cursos y exámenes por vencer',
        ],
      },
    ],
  },
];
