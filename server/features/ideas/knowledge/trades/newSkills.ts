import type { Trade } from '../trade.ts';

export const newSkills: readonly Trade[] = [
  {
    label: 'escuela de tecnología',
    gender: 'f',
    kind: 'class',
    terms:
      'robotica, programacion, escuela de programacion, computacion, ofimatica, impresion 3d, videojuegos para niño, clases de excel, curso de excel, bootcamp',
    who: 'los alumnos y sus familias',
    what: 'los cursos de tecnología',
    when: 'las vacaciones y el cambio de trabajo de inicio de año',
    ask: 'qué edad o qué base hace falta',
    ideas: [
      {
        service: 1,
        name: 'Juega el primer reto',
        text: 'Antes de inscribirse, el alumno resuelve un reto en el navegador y la página le dice a qué grupo entra y qué construirá.',
        features: [
          'Reto jugable sin registro',
          'Proyectos de alumnos que funcionan',
          'Grupo según edad y reto',
        ],
      },
      {
        service: 5,
        name: 'Feria de inventos',
        text: 'Una tarde donde los alumnos muestran lo suyo, las familias prueban y el siguiente ciclo abre ahí mismo.',
        features: ['Puesto por invento', 'Votación del público', 'Inscripción durante la feria'],
      },
      {
        service: 2,
        name: 'Laboratorio inventariado',
        text: 'Kits, computadoras y avances por alumno, para saber qué pieza falta y qué reto sigue.',
        features: [
          'Kit asignado por grupo',
          'Retos logrados por alumno',
          'Licencias y equipos por aula',
        ],
      },
    ],
  },
  {
    label: 'empresa de drones',
    gender: 'f',
    kind: 'field',
    terms: 'drone, topografo, fotogrametria, fumigacion con drone, drones agricolas',
    who: 'los agricultores, mineras y constructoras',
    what: 'los vuelos',
    when: 'la campaña agrícola y los meses despejados',
    ask: 'cuántas hectáreas cubre y qué permisos hacen falta',
    ideas: [
      {
        service: 1,
        name: 'Vuelo cotizado sobre el mapa',
        text: 'El cliente dibuja su terreno, elige fotografía, mapa o aplicación, y ve hectáreas, horas de vuelo y condiciones de clima.',
        features: [
          'Área dibujada en el mapa',
          'Entregables con muestra',
          'Fecha sujeta a clima y permiso',
        ],
      },
      {
        service: 3,
        name: 'Lo que se ve desde arriba',
        text: 'Casos cortos donde la imagen aérea cambió una decisión, dirigidos a un público distinto cada mes.',
        features: ['Caso por tipo de cliente', 'Demostración en campo', 'Antes y después del lote'],
      },
      {
        service: 2,
        name: 'Bitácora de vuelo',
        text: 'Baterías, pilotos, permisos y archivos por misión, con entrega ordenada por lote.',
        features: [
          'Permisos por zona de vuelo',
          'Ciclos por batería',
          'Archivos entregados por lote',
        ],
      },
    ],
  },
  {
    label: 'mantenimiento de ascensores',
    gender: 'm',
    kind: 'field',
    terms:
      'ascensor, extintor, grupo electrogeno, montacargas, bombas contra incendio, pozo a tierra, sistemas contra incendio',
    who: 'los edificios, clínicas y fábricas',
    what: 'los equipos',
    when: 'las inspecciones municipales',
    ask: 'cuándo vence el certificado y cuánto demora la recarga',
    ideas: [
      {
        service: 6,
        name: 'Guardia de equipos críticos',
        text: 'Un asistente recibe la falla, descarta lo simple con pasos seguros y despierta al técnico certificado.',
        features: [
          'Pasos seguros por equipo',
          'Técnico certificado de guardia',
          'Parte enviado al administrador',
        ],
      },
      {
        service: 1,
        name: 'Certificados a un código',
        text: 'Cada equipo lleva un código que abre su certificado, última revisión y contacto, como lo pide el inspector.',
        features: [
          'Código por equipo',
          'Carpeta para la inspección',
          'Renovación pedida desde la ficha',
        ],
      },
      {
        service: 2,
        name: 'Calendario que no deja vencer',
        text: 'Contratos, visitas, piezas y certificados por sede, con alertas por equipo.',
        features: ['Visitas por contrato', 'Piezas críticas en almacén', 'Vencimientos por sede'],
      },
    ],
  },
  {
    label: 'tienda de instrumentos musicales',
    gender: 'f',
    kind: 'goods',
    terms: 'instrumentos musicales, guitarras, luthier, cajon peruano, quena, charango',
    who: 'los músicos y principiantes',
    what: 'los instrumentos',
    when: 'las clases de verano y Navidad',
    ask: 'cuál conviene para empezar',
    ideas: [
      {
        service: 1,
        name: 'Escucha antes de elegir',
        text: 'Cada instrumento suena con la misma pieza grabada en tu local, para comparar con audífonos.',
        features: [
          'Misma pieza en cada instrumento',
          'Comparación por nivel',
          'Cuotas y funda incluidas',
        ],
      },
      {
        service: 3,
        name: 'Domingos de prueba',
        text: 'Sesiones abiertas donde la gente toca, aprende a afinar y conoce profesores aliados.',
        features: [
          'Profesores aliados por instrumento',
          'Grabación de cada sesión',
          'Canje de cuerdas',
        ],
      },
      {
        service: 2,
        name: 'Taller del lutier',
        text: 'Calibraciones, piezas y tiempos por instrumento, con fotos y aviso al dueño.',
        features: ['Ficha de calibración', 'Cuerdas y piezas por marca', 'Consignación de usados'],
      },
    ],
  },
  {
    label: 'tienda de mascotas',
    gender: 'f',
    kind: 'goods',
    terms:
      'acuario, peces, pecera, aves exoticas, alimento para mascotas, comida para perro, comida para gato, comida de mascotas, alimento para perro, accesorios para mascotas',
    who: 'los dueños de mascotas',
    what: 'los alimentos y accesorios',
    when: 'las vacaciones y el verano',
    ask: 'qué necesita y cada cuánto se repone',
    ideas: [
      {
        service: 1,
        name: 'Todo para esa mascota',
        text: 'La persona registra especie, tamaño y edad, y la tienda arma su lista: alimento, accesorios y cuándo reponer.',
        features: [
          'Lista por especie y tamaño',
          'Reposición programada',
          'Comparación de alimento por ingrediente',
        ],
      },
      {
        service: 3,
        name: 'Mascotas del barrio',
        text: 'Una galería de clientes peludos, plumíferos o acuáticos, con consejos según la temporada y encuentros en el parque.',
        features: [
          'Ficha de la mascota del mes',
          'Consejo por temporada',
          'Encuentro en el parque',
        ],
      },
      {
        service: 2,
        name: 'Alimento que no se vence',
        text: 'Sacos, latas y frascos por fecha, con venta por kilo y reposición para clientes fijos.',
        features: [
          'Saco abierto y venta por kilo',
          'Vencimientos por anaquel',
          'Clientes por reponer esta semana',
        ],
      },
    ],
  },
];
