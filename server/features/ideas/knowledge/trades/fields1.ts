import type { Trade } from '../trade.ts';

export const fields1: readonly Trade[] = [
  {
    label: 'agroexportadora',
    gender: 'f',
    kind: 'b2b',
    terms:
      'agroexportadora, palta, arandano, esparrago, exportadora, uva, mango, agroindustria, quinua, exporto, frutas de exportacion, banano, limon, jengibre, kion',
    who: 'los compradores del exterior',
    what: 'los embarques',
    when: 'la ventana de cosecha y las ferias de alimentos',
    ask: 'qué calibres y certificaciones tienen',
    ideas: [
      {
        service: 1,
        name: 'Vitrina para compradores',
        text: 'Un sitio en inglés con campos, calendario de cosecha, calibres y certificados vigentes, que el comprador puede verificar.',
        features: [
          'Calendario de cosecha por producto',
          'Certificados con fecha de vigencia',
          'Solicitud de muestra y cotización',
        ],
      },
      {
        service: 3,
        name: 'Agenda de feria, antes de viajar',
        text: 'Se identifican compradores, se piden citas y se prepara material por país antes de montar el stand.',
        features: [
          'Lista de compradores por país',
          'Mensajes previos con ficha técnica',
          'Seguimiento al volver',
        ],
      },
      {
        service: 2,
        name: 'De la parcela al contenedor',
        text: 'Cada pallet conserva campo, fecha, calibre y temperatura, con documentos listos por destino.',
        features: [
          'Trazabilidad por pallet',
          'Documentos por país de destino',
          'Rendimiento por lote y productor',
        ],
      },
    ],
  },
  {
    label: 'finca de café y cacao',
    gender: 'f',
    kind: 'b2b',
    terms:
      'cacao, chocolate, productor de cafe, cultivo cafe, siembro cafe, exporto cafe, cosecho cafe, cafe verde, cooperativa cafetalera, finca de cafe, cafetalero, caficultor, cafe tostado, cafe organico',
    who: 'las tostadurías y los chocolateros',
    what: 'los lotes',
    when: 'la cosecha, de abril a setiembre, y los concursos de taza',
    ask: 'qué perfil y puntaje tiene el lote',
    ideas: [
      {
        service: 1,
        name: 'Lotes con perfil',
        text: 'Cada lote se publica con altura, variedad, fermentación y notas de cata; el comprador pide muestra de los que le interesan.',
        features: [
          'Ficha de cata por lote',
          'Muestras con seguimiento',
          'Disponibilidad en sacos o en barras',
        ],
      },
      {
        service: 4,
        name: 'Etiqueta de origen',
        text: 'Una identidad que nace del valle, la variedad y la familia, y funciona en el saco, la barra y la bolsa.',
        features: [
          'Sistema de etiquetas por lote',
          'Mapa ilustrado del origen',
          'Empaque con barrera y cierre correctos',
        ],
      },
      {
        service: 2,
        name: 'Acopio con pago claro',
        text: 'Pesado, humedad, muestra y pago de cada socio quedan registrados en el centro de acopio, aun sin señal.',
        features: [
          'Recibo de acopio por socio',
          'Humedad y defectos por entrega',
          'Adelantos descontados al liquidar',
        ],
      },
    ],
  },
  {
    label: 'chacra',
    gender: 'f',
    kind: 'b2b',
    terms:
      'chacra, chacrita, agricultor, cultivo, papa, maiz, fundo, cosecha, ~agricola, insumos agricolas, arroz, hortalizas, semilla, abono, fertilizante, agroveterinaria, invernadero, agricultura',
    who: 'los acopiadores, mercados y familias',
    what: 'las cosechas',
    when: 'la siembra, las lluvias y la cosecha',
    ask: 'a cuánto está el saco y cuándo cosechan',
    ideas: [
      {
        service: 1,
        name: 'Canasta de la chacra',
        text: 'Familias de la ciudad se suscriben a lo que dé la semana, con historia del cultivo y punto de recojo.',
        features: [
          'Canasta según lo cosechado',
          'Puntos de recojo por barrio',
          'Recetas para lo que llega',
        ],
      },
      {
        service: 6,
        name: 'Consejero de campo',
        text: 'Con foto de la hoja y etapa del cultivo, un asistente orienta y deriva al ingeniero antes de recomendar un producto.',
        features: [
          'Foto y etapa del cultivo',
          'Ingeniero valida cada recomendación',
          'Mensajes de voz para quien no escribe',
        ],
      },
      {
        service: 2,
        name: 'Cuaderno de campaña',
        text: 'Jornales, agua, abonos y sacos por parcela en un celular que guarda sin señal y suma el costo de la campaña.',
        features: [
          'Costo por parcela y cultivo',
          'Jornales por semana',
          'Precio mínimo para no perder',
        ],
      },
    ],
  },
  {
    label: 'granja',
    gender: 'f',
    kind: 'b2b',
    terms:
      'ganaderia, pollitos, alimento balanceado, ganadero, establo, lacteos, queso, ~leche, vaca, cuy, granja, porcino, quesos, yogurt, ~huevos, avicultura, cerdos, pollos de granja, codorniz',
    who: 'las queserías, restaurantes y bodegas',
    what: 'la leche y los productos de granja',
    when: 'las ferias ganaderas y los meses de lluvia',
    ask: 'cuántos litros o kilos pueden entregar',
    ideas: [
      {
        service: 1,
        name: 'Ruta fría a bodegas y cocinas',
        text: 'Restaurantes y tiendas fijan cantidades y días; ven lo disponible y la fecha de producción.',
        features: [
          'Pedido fijo por día de reparto',
          'Fecha de producción por lote',
          'Cambio de cantidad hasta la víspera',
        ],
      },
      {
        service: 4,
        name: 'El sello del hato',
        text: 'Nombre, etiqueta y empaque que explican pasto, raza y maduración sin disfrazar lo que son.',
        features: [
          'Etiqueta con registro sanitario',
          'Familia de envases por producto',
          'Fotografía en el campo',
        ],
      },
      {
        service: 2,
        name: 'Registro animal por animal',
        text: 'Partos, vacunas, producción y alimento por arete, con alertas de celo y retiro de medicamentos.',
        features: [
          'Ficha por arete',
          'Retiro de medicamentos avisado',
          'Alimento por litro o kilo producido',
        ],
      },
    ],
  },
];
