import type { Trade } from '../trade.ts';

export const workshops: readonly Trade[] = [
  {
    label: 'taller de bicicletas',
    gender: 'm',
    kind: 'field',
    terms:
      'bicicleta, bicicletas, bicicleteria, bici, ciclismo, tienda de bicicletas, venta de bicicletas, vendo bicicletas, arreglo bicicletas, reparo bicicletas, reparacion de bicicletas, scooter electrico',
    who: 'los ciclistas del barrio',
    what: 'las bicicletas y sus ajustes',
    when: 'el verano, la Navidad y las ciclovías de domingo',
    ask: 'cuánto cuesta dejarla a punto y para cuándo estaría',
    ideas: [
      {
        service: 1,
        name: 'Puesta a punto por niveles',
        text: 'Tres servicios con nombre claro, lo que se toca en cada uno y hora para dejarla, desde parchar una cámara hasta cambiar la transmisión.',
        features: [
          'Frenos, cadena y aros explicados con dibujo',
          'Hora para dejarla y para recogerla',
          'Recojo a domicilio si no puede rodar',
        ],
      },
      {
        service: 3,
        name: 'Domingos que ruedan',
        text: 'Una salida mensual parte de tu puerta, con revisión gratis de frenos y ruta corta; quien pedalea contigo regresa por su mantenimiento.',
        features: [
          'Revisión de frenos antes de partir',
          'Ruta fácil con punto de agua',
          'Fotos del grupo con enlace al taller',
        ],
      },
      {
        service: 2,
        name: 'Colgadas, listas y por recoger',
        text: 'Cada bicicleta entra con foto, número de cuadro y pedido; el tablero dice cuál espera repuesto y cuál está por recoger.',
        features: [
          'Número de cuadro y foto al ingresar',
          'Cámaras, cadenas y pastillas por acabarse',
          'Mensaje cuando ya puede pedalear',
        ],
      },
    ],
  },
  {
    label: 'servicio técnico de celulares',
    gender: 'm',
    kind: 'field',
    terms:
      'reparo celulares, arreglo celulares, reparacion de celulares, reparo equipos, tecnico de celulares, tecnico en celulares, servicio tecnico de celulares, cambio de pantalla, taller de celulares, reparamos celulares, arreglamos celulares, reparo laptops, reparacion de laptops, reparo computadoras, arreglo computadoras, desbloqueo de celulares',
    who: 'quienes se quedaron sin celular',
    what: 'los equipos en reparación',
    when: 'la quincena y la semana posterior a las fiestas',
    ask: 'cuánto cuesta la pantalla y si se pierden sus fotos',
    ideas: [
      {
        service: 1,
        name: 'Modelo, falla y precio',
        text: 'Se elige modelo y síntoma, aparece el costo con repuesto original o compatible, y se separa el repuesto antes de salir de casa.',
        features: [
          'Lista de precios por modelo y falla',
          'Original y compatible, con su garantía',
          'Consejo para respaldar fotos y contactos',
        ],
      },
      {
        service: 6,
        name: 'Se mojó, ¿qué hago?',
        text: 'Un asistente guía los primeros minutos de una caída o un chapuzón, evita que lo empeoren y reserva un lugar en la mesa de trabajo.',
        features: [
          'Primeros auxilios según el accidente',
          'Lugar reservado para urgencias',
          'Modelo reconocido por foto',
        ],
      },
      {
        service: 2,
        name: 'Cada equipo con su boleta de ingreso',
        text: 'Recibido, diagnosticado, esperando repuesto o terminado: el dueño mira el estado de su equipo con un código, sin pasar a preguntar.',
        features: [
          'Código de seguimiento en la boleta',
          'Estado físico y accesorios con foto',
          'Aviso de recojo y garantía con fecha',
        ],
      },
    ],
  },
  {
    label: 'alquiler de habitaciones',
    gender: 'm',
    kind: 'stay',
    terms:
      'alquilo habitaciones, alquiler de habitaciones, alquilamos habitaciones, alquilo cuartos, alquiler de cuartos, alquilamos cuartos, pension para estudiantes, pension de estudiantes, pension universitaria, habitaciones para estudiantes, cuartos para estudiantes, minidepartamentos',
    who: 'los inquilinos',
    what: 'las habitaciones',
    when: 'marzo, agosto y cada cambio de ciclo',
    ask: 'si tiene baño propio y qué servicios entran en el pago',
    ideas: [
      {
        service: 1,
        name: 'El cuarto, sin sorpresas',
        text: 'Recorrido en video, reglas de la casa, servicios incluidos y distancia a la universidad o al trabajo, con hora para visitarlo.',
        features: [
          'Video de cada cuarto y del baño',
          'Reglas de visitas, ruido y llaves',
          'Minutos a pie y en bus',
        ],
      },
      {
        service: 3,
        name: 'Antes de que empiece el ciclo',
        text: 'Anuncios a ingresantes de provincia y a sus padres, que son quienes deciden, con referencias de quienes ya vivieron ahí.',
        features: [
          'Mensaje para padres y otro para hijos',
          'Referencias de antiguos inquilinos',
          'Anuncio que se apaga al ocuparse todo',
        ],
      },
      {
        service: 2,
        name: 'Mensualidad, luz y llaves',
        text: 'Pagos, recibos repartidos, garantías y arreglos pendientes de cada cuarto, con la fecha en que quedará libre.',
        features: [
          'Luz y agua repartidas por cuarto',
          'Contrato y garantía con vencimiento',
          'Arreglos pedidos con foto',
        ],
      },
    ],
  },
];
