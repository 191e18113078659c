import { agency } from '#contract/agency.ts';
import { paths } from '#src/lib/paths.ts';
import { facts, list, paragraph, type LegalText } from './legalText.ts';

/** The terms of use of the site and of contracted services (LEGAL-3). */
export const termsText: LegalText = {
  title: 'Términos y Condiciones',
  purpose: 'Las reglas de este sitio, del portal y de los servicios que contratas con nosotros.',
  version: '2026-11-21',
  sections: [
    {
      id: 'quienes',
      title: 'Con quién tratas',
      blocks: [
        facts(
          ['Razón social', agency.legalName],
          ['RUC', agency.ruc],
          ['Domicilio', agency.address],
          ['Correo', [{ mail: agency.email }]],
        ),
        paragraph(
          `En estos términos, «${agency.name}» o «nosotros» es esa empresa, y «tú», quien usa el sitio o contrata un servicio. Si usas el sitio, aceptas estas reglas; si contratas, además firmas una propuesta.`,
        ),
      ],
    },
    {
      id: 'sitio',
      title: 'El uso del sitio',
      blocks: [
        paragraph('Mirar el sitio es libre y no pide cuenta. Te pedimos que no hagas esto:'),
        list(
          'enviar datos de otra persona sin su permiso;',
          'subir código dañino ni intentar entrar a lo que no es tuyo;',
          'enviar formularios con programas o en cantidad.',
        ),
        paragraph(
          'Los clientes, las personas y los trabajos que muestra el sitio como ejemplos son solo eso. Los enlaces a otros sitios quedan fuera de nuestro control.',
        ),
      ],
    },
    {
      id: 'cuenta',
      title: 'Tu cuenta',
      blocks: [
        paragraph(
          'Para entrar al portal creas una cuenta con tu nombre, tu correo y una contraseña de al menos 8 caracteres. Cuida la contraseña y avísanos si crees que alguien más la conoce.',
        ),
        paragraph(
          'Podemos cerrar una cuenta que dañe el servicio o a otras personas. Te avisamos antes por correo, salvo urgencia. Tú puedes pedir que cerremos la tuya en cualquier momento.',
        ),
      ],
    },
    {
      id: 'ideas',
      title: 'Las ideas con IA',
      blocks: [
        paragraph(
          'El generador propone ideas a partir de lo que escribes. Las redacta un programa, no una persona: pueden tener errores y parecerse a las que reciba otra. No son una cotización ni una promesa. Puedes usarlas como quieras; no escribas en él datos personales ni secretos.',
        ),
      ],
    },
    {
      id: 'contratacion',
      title: 'Cómo se contrata un servicio',
      blocks: [
        list(
          'Si eres cliente nuevo, la primera sesión de estrategia es gratuita y no te obliga a nada.',
          'Después te enviamos una propuesta escrita: alcance, fases con fechas, precio total en soles con impuestos, forma de pago y qué queda fuera.',
          'El servicio empieza cuando aceptas la propuesta por escrito. Si la propuesta y estos términos dicen cosas distintas, vale la propuesta.',
          'Un cambio de alcance se acuerda por escrito antes de hacerlo, con su efecto en fechas y precio.',
        ),
      ],
    },
    {
      id: 'pagos',
      title: 'Precios y comprobantes',
      blocks: [
        paragraph(
          'Los precios se expresan en soles e incluyen los impuestos de ley. Por cada pago emitimos una boleta o factura electrónica para SUNAT, que te llega por correo.',
        ),
        paragraph(
          'Si un pago se atrasa, podemos pausar el trabajo después de avisarte; las fechas se corren lo mismo.',
        ),
      ],
    },
    {
      id: 'fechas',
      title: 'Fechas y entregas',
      blocks: [
        paragraph(
          'El portal muestra las fases, sus fechas y el avance de tu proyecto. Son las fechas con las que trabajamos. Si una se mueve por nosotros, te lo decimos con la nueva; si depende de algo que te toca entregar o aprobar, se corre hasta que llegue.',
        ),
        paragraph(
          'Revisas cada entrega antes de darla por buena. Lo que no cumpla lo acordado lo corregimos sin costo.',
        ),
      ],
    },
    {
      id: 'propiedad',
      title: 'De quién es cada cosa',
      blocks: [
        paragraph(
          'Lo que nos das sigue siendo tuyo y solo lo usamos para tu proyecto. Lo que hacemos para ti es tuyo cuando está pagado, con su código y sus archivos, salvo las piezas de otros, que se rigen por sus licencias y te listamos.',
        ),
        paragraph(
          `La marca ${agency.name}, los textos y los dibujos de este sitio son nuestros. El código del sitio es libre, bajo la licencia que lo acompaña.`,
        ),
      ],
    },
    {
      id: 'consumidor',
      title: 'Tus derechos como consumidor',
      blocks: [
        paragraph(
          'Nada de lo que dice esta página limita lo que te reconoce la ley 29571, Código de Protección y Defensa del Consumidor: información veraz, servicios que cumplen lo ofrecido, y reparación, nueva ejecución o devolución cuando no.',
        ),
        paragraph(
          'Si algo no salió bien, escríbenos o usa el ',
          { to: paths.complaintsBook, words: 'Libro de Reclamaciones' },
          '. Respondemos en 15 días hábiles, que no se prorrogan, y te llega una copia por correo.',
        ),
        paragraph(
          'La formulación del reclamo no impide acudir a otras vías de solución de controversias ni es requisito previo para interponer una denuncia ante el INDECOPI.',
        ),
      ],
    },
    {
      id: 'boletin',
      title: 'El boletín',
      blocks: [
        paragraph(
          'Solo lo recibe quien lo pide y lo confirma por correo. Cada envío dice que es publicidad, quién lo manda y cómo darse de baja con un clic.',
        ),
      ],
    },
    {
      id: 'responsabilidad',
      title: 'De qué respondemos',
      blocks: [
        paragraph(
          'Cuidamos que el sitio funcione, pero puede detenerse por mantenimiento o por fallas de otros. Respondemos de los daños que causemos por dolo o culpa, en los términos de la ley y de la propuesta firmada.',
        ),
        paragraph(
          'Tus datos personales los tratamos como dice la ',
          { to: paths.privacy, words: 'Política de Privacidad' },
          '.',
        ),
      ],
    },
    {
      id: 'ley',
      title: 'Ley aplicable y cambios',
      blocks: [
        paragraph(
          'Rige la ley peruana. Lo que no resolvamos conversando lo ven los jueces de Lima o, si eres consumidor, también el INDECOPI y los jueces de tu domicilio.',
        ),
        paragraph(
          'Si cambian estos términos, cambia la fecha de la versión. Lo ya contratado sigue con la versión que aceptaste.',
        ),
      ],
    },
  ],
};
