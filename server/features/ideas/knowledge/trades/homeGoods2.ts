import type { Trade } from '../trade.ts';

export const homeGoods2: readonly Trade[] = [
  {
    label: 'librería',
    gender: 'f',
    kind: 'goods',
    terms: 'libreria, utiles, papeleria, utiles escolares, libros, bazar, ~cuadernos',
    who: 'los padres de familia y las oficinas',
    what: 'los útiles y libros',
    when: 'la campaña escolar, de enero a marzo',
    ask: 'cuánto cuesta la lista completa',
    ideas: [
      {
        service: 6,
        name: 'La lista del colegio, resuelta',
        text: 'El papá envía la foto de la lista; el asistente la convierte en carrito con opción económica y de marca.',
        features: [
          'Lectura de listas por foto',
          'Dos precios por lista',
          'Etiquetado con el nombre del alumno',
        ],
      },
      {
        service: 3,
        name: 'Aliados de cada salón',
        text: 'Una campaña por colegios con enlace propio para cada grado y un aporte en libros para su biblioteca.',
        features: [
          'Enlace por grado y colegio',
          'Cuadro de libros donados',
          'Charlas de lectura con autores',
        ],
      },
      {
        service: 2,
        name: 'Listas en bolsa',
        text: 'El almacén arma cada lista como un pedido con casillas, registra lo que falta y ordena el recojo por hora.',
        features: [
          'Armado por casillas',
          'Compra consolidada de lo faltante',
          'Crédito mensual para oficinas',
        ],
      },
    ],
  },
  {
    label: 'vivero',
    gender: 'm',
    kind: 'goods',
    terms:
      'vivero, mantenimiento de jardines, poda de jardines, venta de plantas, vendo plantas, ~planta, suculenta, jardineria, jardinero, areas verdes, paisajismo',
    who: 'quienes quieren verde en casa',
    what: 'las plantas',
    when: 'la primavera y la Navidad con sus nochebuenas',
    ask: 'cuánta luz y agua necesita',
    ideas: [
      {
        service: 1,
        name: 'La planta para ese rincón',
        text: 'La persona describe su ventana, su mascota y su tiempo, y la tienda propone plantas que sí vivirán ahí.',
        features: [
          'Filtro por luz, riego y mascotas',
          'Macetero y tierra en el mismo pedido',
          'Entrega protegida para plantas',
        ],
      },
      {
        service: 6,
        name: 'Doctor de hojas',
        text: 'Con una foto de la hoja, el asistente sugiere causa y cuidado, y manda al jardinero los casos serios.',
        features: [
          'Diagnóstico orientativo por foto',
          'Recordatorio de riego por estación',
          'Visita pedida desde la conversación',
        ],
      },
      {
        service: 2,
        name: 'Ruta de jardines',
        text: 'Mantenimientos por contrato con frecuencia, cuadrilla, insumos y fotos del jardín antes y después.',
        features: [
          'Rutas semanales por cuadrilla',
          'Fotos fechadas para el administrador',
          'Consumo de abono por jardín',
        ],
      },
    ],
  },
  {
    label: 'tienda de tecnología',
    gender: 'f',
    kind: 'goods',
    terms:
      '~celular, accesorios para celular, venta de celulares, vendo celulares, computo, laptop, computadora, ~tecnologia, accesorios de celular, electronica, electrodomesticos, gamer, servicio tecnico, impresoras',
    who: 'los clientes',
    what: 'los equipos y accesorios',
    when: 'el Cyber, julio y diciembre',
    ask: 'si es original y qué garantía tiene',
    ideas: [
      {
        service: 1,
        name: 'Comparador para gente normal',
        text: 'En lugar de siglas, la persona dice para qué lo usará y compara equipos por lo que notará.',
        features: [
          'Comparación por uso y no por siglas',
          'Compatibilidad de accesorios',
          'Cuotas calculadas por tarjeta',
        ],
      },
      {
        service: 6,
        name: 'Diagnóstico antes de traerlo',
        text: 'Un asistente guía pruebas sencillas, estima si conviene reparar y deja creada la orden del taller.',
        features: [
          'Pruebas guiadas por síntoma',
          'Orden con clave y respaldo acordados',
          'Precio aceptado antes de abrir el equipo',
        ],
      },
      {
        service: 2,
        name: 'Series y garantías',
        text: 'Cada equipo se sigue por IMEI o serie, desde la compra hasta su garantía, y se ve con quién está.',
        features: [
          'Búsqueda por serie o IMEI',
          'Plazos de garantía por proveedor',
          'Estado de taller visible para el dueño',
        ],
      },
    ],
  },
];
