/** What an answer must hold and must not, where the words of a prompt mislead. */
interface EverydayPrompt {
  prompt: string;
  has: RegExp;
  not?: RegExp;
}

const OFFICE = /reunión que se agenda|toman decisiones|los cierres/;
const CARS = /gravámenes|parte de pago|concesionaria/;

/** Trades without a sign over the door, as people tell them. */
export const EVERYDAY_PROMPTS: readonly EverydayPrompt[] = [
  {
    prompt: 'Mi esposa hace mazamorra y la vende en la esquina',
    has: /negocio de mazamorra/,
    not: /espos/,
  },
  {
    prompt: 'Mi esposo pinta casas en Villa El Salvador',
    has: /servicio de pintura de casas/,
    not: /espos/,
  },
  { prompt: 'Arreglo bicicletas en mi casa', has: /taller de bicicletas/, not: CARS },
  { prompt: 'Reparo bicicletas', has: /taller de bicicletas/, not: CARS },
  { prompt: 'Taller de bicicletas en Huacho', has: /taller de bicicletas/, not: CARS },
  {
    prompt: 'Reparo celulares en Gamarra y quiero que sepan cuándo está listo su equipo',
    has: /estado de su equipo[^]*avisar en qué va cada encargo/,
    not: /prendas|tienda de tecnología/,
  },
  {
    prompt: 'Soy curandero y limpio con huevo en Salas',
    has: /curandero/,
    not: /granja|leche|hato/,
  },
  { prompt: 'Tejo chompas a mano', has: /tejido de chompas/, not: /ahorrar tiempo|celular del/ },
  {
    prompt: 'Tejo chompas de alpaca a mano en Puno',
    has: /alpaca en Puno/,
    not: /ahorrar tiempo|celular del dueño/,
  },
  {
    prompt: 'lleno mi cuaderno de pedidos a mano en mi ferreteria',
    has: /ferretería[^]*ahorrar tiempo|ahorrar tiempo[^]*ferretería/,
  },
  {
    prompt: 'Alquilo habitaciones a estudiantes',
    has: /alquiler de habitaciones/,
    not: /alumnos|matrícula/,
  },
  {
    prompt: 'los delivery por Rappi me cobran mucho',
    has: /tu propio canal/,
    not: /cobrar a tiempo|cuotas|Orden de servicio/,
  },
  { prompt: 'Afilo cuchillos', has: /servicio de afilado de cuchillos/, not: OFFICE },
  { prompt: 'Cargo maletas', has: /servicio de carga de maletas/, not: OFFICE },
  { prompt: 'Soy partera', has: /trabajo como partera/, not: OFFICE },
  { prompt: 'asdf qwer', has: /Tu negocio/, not: OFFICE },
  { prompt: 'Soy tramitador', has: /trabajo como tramitador/, not: OFFICE },
  { prompt: 'Hago féretros', has: /negocio de féretros/, not: OFFICE },
  {
    prompt: 'fabricamos ladrillos ecológicos y queremos llegar a constructoras',
    has: /ladrillos ecológicos[^]*llegar a empresas/,
    not: /volumen por volumen|tu constructora/,
  },
  {
    prompt: 'mi mamá vende emoliente y quinua en la puerta del hospital',
    has: /negocio de emoliente/,
    not: /exterior|hospital|mamá/,
  },
  {
    prompt: 'mi tio hace castillos de fuego artificial para fiestas patronales en Huamanga',
    has: /castillos de fuego artificial en Huamanga/,
    not: /tu tio/,
  },
  {
    prompt: 'afilo tijeras y cuchillos por las casas en Breña, qiero q me llamen',
    has: /afilado de tijeras en Breña/,
  },
  { prompt: 'soy payaso de fiestas infantiles', has: /payaso/, not: /bodas|quinceañeros/ },
  {
    prompt: 'lustro zapatos en la plaza de armas de arequipa',
    has: /lustrado de zapatos en Arequipa/,
    not: /talla|zapatería/,
  },
  { prompt: 'cuido viejitos en las noches', has: /cuidado de viejitos/, not: OFFICE },
  { prompt: 'paseo perros en miraflores', has: /paseo de perros/, not: /vacuna|veterinaria/ },
  { prompt: 'hago piñatas y sorpresas', has: /negocio de piñatas/, not: OFFICE },
  { prompt: 'soy huesero en Huancayo y la gente viene de lejos', has: /huesero en Huancayo/ },
  { prompt: 'alquilo mototaxis por dia', has: /alquiler de mototaxis/, not: /pasajero/ },
  { prompt: 'cargo bultos en el mercado la parada', has: /carga de bultos/, not: OFFICE },
  { prompt: 'sueldo rejas y portones', has: /metalmecánica/ },
  { prompt: 'vendo marcianos de fruta en mi casa', has: /marcianos de fruta/ },
  {
    prompt: 'mi causa arregla lavadoras y no contesta los mensajes',
    has: /reparación de lavadoras/,
    not: /tu causa/,
  },
  {
    prompt: 'arreglo relojes antiguos y la gente pregunta en q va su reloj',
    has: /avisar en qué va cada encargo/,
    not: /joyería/,
  },
  {
    prompt: 'coso polleras para danzas tipicas en Puno',
    has: /costura de polleras/,
    not: /pollería|tu pollo/,
  },
  {
    prompt: 'soy caserita de choclo con queso en el paradero',
    has: /negocio de choclo/,
    not: /granja|hato|tu oficio/,
  },
  { prompt: 'tengo una chacrita de chirimoya en Cumbe', has: /chacra/ },
  { prompt: 'mi flaca vende ropa de segunda x facebook', has: /ropa de segunda\./, not: /flaca/ },
  {
    prompt: 'somos danzantes de tijeras de Ayacucho',
    has: /equipo de danzantes de tijeras en Ayacucho/,
    not: /de ayacucho en/,
  },
  {
    prompt: 'saco citas y hago tramites de DNI en reniec',
    has: /gestión|documentos/,
    not: /impresión|estudiante/,
  },
  { prompt: 'enseño cajon a chibolos', has: /escuela de cajon/ },
  { prompt: 'limpio tanques y cisternas', has: /limpieza de tanques/, not: OFFICE },
  { prompt: 'tengo una combi y llevo escolares', has: /servicio de transporte/ },
  { prompt: 'vendo lentes y gorras en la playa', has: /negocio de lentes/, not: /receta|óptica/ },
  { prompt: 'soy niñera por horas', has: /trabajo como niñera/, not: OFFICE },
  {
    prompt: 'pinto letreros a mano para combis y chicherias',
    has: /pintura de letreros/,
    not: /tiraje|ahorrar tiempo/,
  },
  {
    prompt: 'taxeo por indrive y me quitan mucho de comision',
    has: /servicio de transporte[^]*tu propio canal/,
  },
  {
    prompt: 'restauro santos y cuadros coloniales en cuzco',
    has: /restauración de santos en Cusco/,
  },
  {
    prompt: 'hago tablas de surf en huanchaco y quiero vender afuera',
    has: /tablas de surf/,
    not: /camisetas/,
  },
  {
    prompt: 'mi viejo es arriero en la ruta a Choquequirao',
    has: /trabajo como arriero/,
    not: /tu viejo/,
  },
  {
    prompt: 'tengo un wawawasi en el cono norte',
    has: /tu nido/,
  },
  {
    prompt: 'mi hermano raspa y lustra parquet',
    has: /raspado de parquet/,
    not: /hermano|feriados/,
  },
  {
    prompt: 'vendo globos en el parque los domingos',
    has: /negocio de globos/,
    not: /organizan una celebración/,
  },
  { prompt: 'curo el susto a los niños', has: /curación de susto/, not: /cómo se pide/ },
  { prompt: 'cortamos leña y la vendemos por saco', has: /corte de leña/ },
  {
    prompt: 'soy cobrador de combi y quiero mi propio negocio de pasteles',
    has: /tu/,
    not: /cobrar a tiempo/,
  },
  {
    prompt: 'mi abuelita es tejedora de sombreros en celendin',
    has: /tejedora de sombreros/,
    not: /lo que no haces/,
  },
  { prompt: 'mi mama lava ropa ajena', has: /lavado de ropa ajena/, not: /tienda de ropa|mama/ },
  {
    prompt: 'tengo una ferreteria a la salida de Huaraz y vendo cemento',
    has: /tu ferretería|Tu ferretería/,
  },
  { prompt: 'soy rezadora de velorios', has: /rezadora de velorios/, not: /emergencias/ },
];
