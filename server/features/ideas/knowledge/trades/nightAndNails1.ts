import type { Trade } from '../trade.ts';

export const nightAndNails1: readonly Trade[] = [
  {
    label: 'bar',
    gender: 'm',
    kind: 'food',
    terms: 'bar, discoteca, pub, karaoke, cocteleria, cocteles, peña, taproom, cerveceria',
    who: 'los grupos de amigos',
    what: 'los tragos y noches',
    when: 'los jueves, los fines de semana y las fiestas largas',
    ask: 'quién toca hoy y si hay mesa',
    ideas: [
      {
        service: 3,
        name: 'Jueves con dueño',
        text: 'Cada jueves lo toma un vecino conocido: pone la música, elige el trago y trae a su gente; tú pones la barra y el relato.',
        features: [
          'Anfitrión distinto por semana',
          'Trago con el nombre del anfitrión',
          'Lista de amigos con primera ronda',
        ],
      },
      {
        service: 1,
        name: 'Mesa, caja y cumpleaños',
        text: 'La web muestra la noche, las mesas en un plano y las cajas con precio; el del cumpleaños reparte la cuenta desde ahí.',
        features: [
          'Plano de mesas por noche',
          'Consumo mínimo explicado',
          'Cuenta dividida entre invitados',
        ],
      },
      {
        service: 2,
        name: 'Barra que cuadra al cierre',
        text: 'Cada trago descuenta onzas, la botella abierta se pesa y la propina se reparte sin papelitos.',
        features: [
          'Receta en onzas por trago',
          'Botellas abiertas pesadas',
          'Cortesías con autorización',
        ],
      },
    ],
  },
  {
    label: 'estudio de uñas y pestañas',
    gender: 'm',
    kind: 'care',
    terms:
      'manicure, unas, unas acrilicas, pestanas, cejas, nail, microblading, pedicure, depilacion',
    who: 'las clientas',
    what: 'los diseños',
    when: 'las promociones, la Navidad y el Día de la Madre',
    ask: 'cuánto dura el diseño y cuánto cuesta el retiro',
    ideas: [
      {
        service: 1,
        name: 'Elige tu diseño antes de sentarte',
        text: 'La clienta marca forma, largo y arte desde fotos tuyas; el sistema calcula minutos y precio, retiro incluido.',
        features: [
          'Galería por forma y técnica',
          'Minutos calculados por diseño',
          'Retiro y reparación en el precio',
        ],
      },
      {
        service: 3,
        name: 'Paleta de la temporada',
        text: 'Seis diseños con nombre peruano cada dos meses, grabados en cámara lenta y listos para pedir por su nombre.',
        features: [
          'Seis diseños con nombre',
          'Tutorial de cuidado en casa',
          'Clientas que votan el siguiente',
        ],
      },
      {
        service: 2,
        name: 'Mesa, lámpara y relleno',
        text: 'Turnos por mesa, rellenos que tocan y productos con fecha de apertura, para que nada se venza en el cajón.',
        features: [
          'Rellenos por llamar cada semana',
          'Productos con fecha de apertura',
          'Higiene registrada por mesa',
        ],
      },
    ],
  },
  {
    label: 'consultorio de nutrición',
    gender: 'm',
    kind: 'care',
    terms: 'nutricionista, nutricion, dietas, nutricional',
    who: 'los pacientes',
    what: 'los planes de alimentación',
    when: 'enero y los meses previos al verano',
    ask: 'si el plan incluye menús y con qué frecuencia son los controles',
    ideas: [
      {
        service: 1,
        name: 'Menús con lo que hay en el mercado',
        text: 'Cada plan se vuelve una lista de mercado y recetas caseras, con reemplazos para quien come en la calle.',
        features: [
          'Lista de mercado por semana',
          'Reemplazos para comer fuera',
          'Primera consulta con historia previa',
        ],
      },
      {
        service: 6,
        name: 'Plato por foto',
        text: 'El paciente envía su plato, el asistente lo compara con su plan y guarda las dudas para el control; no receta nada.',
        features: [
          'Comparación con el plan aprobado',
          'Dudas reunidas para el control',
          'Señales que avisan al nutricionista',
        ],
      },
      {
        service: 2,
        name: 'Medidas que cuentan algo',
        text: 'Peso, pliegues y hábitos por control en gráficos simples, con informes para gimnasios y médicos aliados.',
        features: [
          'Gráfico por objetivo',
          'Informe para el médico tratante',
          'Planes guardados por versión',
        ],
      },
    ],
  },
  {
    label: 'estudio de arquitectura',
    gender: 'm',
    kind: 'office',
    terms:
      'arquitecto, arquitecta, arquitectura, interiores, interiorismo, disenador de interiores, topografia, planos',
    who: 'quienes van a construir o remodelar',
    what: 'los proyectos',
    when: 'los meses de licencias y de inicio de obra',
    ask: 'cuánto cuesta el plano y cuánto demora la licencia',
    ideas: [
      {
        service: 1,
        name: 'Tu terreno, primeras respuestas',
        text: 'La persona indica distrito, medidas y número de pisos, y recibe una guía de parámetros, etapas y honorarios por metro.',
        features: [
          'Guía de parámetros por distrito',
          'Etapas desde anteproyecto hasta licencia',
          'Reunión con el programa ya llenado',
        ],
      },
      {
        service: 4,
        name: 'Monografía de obra construida',
        text: 'Cada proyecto se presenta con la pregunta que resolvió, su maqueta y una foto con gente, en web, lámina y libro pequeño.',
        features: ['Lámina por proyecto', 'Fotografía con habitantes', 'Libro para reuniones'],
      },
      {
        service: 2,
        name: 'Proyecto coordinado',
        text: 'Planos vigentes, observaciones municipales y decisiones del cliente en una línea de tiempo que todo especialista consulta.',
        features: [
          'Plano vigente siempre arriba',
          'Observaciones por entidad',
          'Decisiones firmadas por el cliente',
        ],
      },
    ],
  },
];
