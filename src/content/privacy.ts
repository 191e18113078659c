import { agency } from '#contract/agency.ts';
import type { Recipients } from '#contract/siteFacts.ts';
import { facts, list, paragraph, type LegalText } from './legalText.ts';
import { privacyLaw, rightsSection } from './privacyRights.ts';
import { recipientsSection } from './privacyRecipients.ts';

/**
 * The privacy page (LEGAL-1, LEGAL-2). It describes what `supabase/migrations` and `src/lib` store and for how long:
 * update it when those change.
 */
export function privacyText(recipients: Recipients | null): LegalText {
  return {
    title: 'Política de Privacidad',
    purpose: `Qué datos guardamos, para qué, quién más los ve y cómo ejerces tus derechos según la ley 29733 y su reglamento (${privacyLaw.regulation}).`,
    version: '2026-11-21',
    sections: [
      {
        id: 'responsable',
        title: 'Quién responde por tus datos',
        blocks: [
          paragraph('El titular de los bancos de datos de este sitio es:'),
          facts(
            ['Razón social', agency.legalName],
            ['RUC', agency.ruc],
            ['Domicilio', agency.address],
            ['Buzón de privacidad', [{ mail: agency.privacyEmail }]],
          ),
          paragraph(
            `Tratamos tus datos según la ${privacyLaw.law}, y su reglamento, el ${privacyLaw.regulation}.`,
          ),
        ],
      },
      {
        id: 'datos',
        title: 'Qué datos guardamos y para qué',
        blocks: [
          paragraph('Solo los que nos das tú. Cada banco de datos tiene su finalidad:'),
          facts(
            [
              'Cuentas',
              'Nombre, correo, rol, fecha de registro y del último ingreso, y un resumen cifrado de tu contraseña, nunca la contraseña. Para que entres al portal y solo veas lo tuyo.',
            ],
            [
              'Proyectos',
              'Tu nombre, el servicio contratado, el estado, el avance y las fechas de cada fase. Para cumplir el contrato y mostrarte cómo va.',
            ],
            [
              'Soporte',
              'El asunto, la descripción, el estado y la fecha de cada ticket. Para resolverlo.',
            ],
            [
              'Ideas',
              'Lo que escribes en el generador y la idea que recibes, junto a tu nombre. Para mostrártela y, si nos escribes, conversar sobre ella.',
            ],
            [
              'Contacto',
              'Nombre, correo, asunto, mensaje y, si los das, teléfono y cómo prefieres que te contactemos. Llegan a nuestro buzón como un correo. Si nos llamas, nos escribes por WhatsApp o vienes, anotamos lo mismo. Para responderte.',
            ],
            [
              'Boletín',
              'Tu correo y las fechas en que lo pediste, lo confirmaste y, si es el caso, te diste de baja. Para enviártelo y probar tu consentimiento.',
            ],
            [
              'Libro de Reclamaciones',
              'Nombre, documento, correo, detalle y, si los das, teléfono, domicilio, apoderado, bien contratado, monto y pedido. Para responderte y cumplir la ley 29571.',
            ],
          ),
          paragraph(
            'Para frenar abusos contamos los intentos por red: queda un resumen cifrado de la dirección IP, no la dirección. El registro técnico anota qué parte del sitio respondió, con qué resultado y en cuánto tiempo, sin tu dirección ni lo que escribes.',
          ),
        ],
      },
      {
        id: 'base',
        title: 'Con qué permiso los tratamos',
        blocks: [
          list(
            'Tu cuenta, tus proyectos y tus tickets: para ejecutar el contrato contigo o prepararlo.',
            'El mensaje de contacto y las ideas: porque tú los envías, para responderte.',
            'El boletín: por tu consentimiento expreso, que das con el enlace que te llega por correo y retiras con el de cada envío.',
            'El Libro de Reclamaciones y los comprobantes: porque la ley nos obliga.',
          ),
          paragraph(
            'Los campos sin la palabra «opcional» son necesarios: sin ellos no podemos atender lo que pides. No usamos tus datos para otra cosa sin preguntarte antes.',
          ),
        ],
      },
      recipientsSection(recipients),
      {
        id: 'plazos',
        title: 'Cuánto tiempo los guardamos',
        blocks: [
          facts(
            ['Cuenta, tickets e ideas', 'Mientras tengas la cuenta. Se borran con ella.'],
            [
              'Proyectos',
              'Mientras dure la relación y los plazos legales y tributarios que le siguen.',
            ],
            [
              'Mensajes de contacto',
              'Dos años, con lo que te respondimos; antes, si nos pides borrarlos. Los que dieron lugar a un proyecto se guardan con él. En nuestro buzón los borramos cuando nos lo pides.',
            ],
            [
              'Boletín',
              'Una suscripción que no se confirma en siete días deja de valer y se elimina. La confirmada dura hasta tu baja; la constancia de ambas fechas se conserva como prueba.',
            ],
            [
              'Libro de Reclamaciones',
              'Dos años como mínimo. En ese plazo nadie puede cambiar ni borrar lo presentado.',
            ],
            [
              'Control de envíos repetidos',
              'La respuesta a un envío se recuerda un día, para no registrarlo dos veces; lo vencido se limpia con el uso.',
            ],
          ),
        ],
      },
      rightsSection,
      {
        id: 'navegador',
        title: 'Qué guarda tu navegador',
        blocks: [
          paragraph(
            'Este sitio no usa cookies propias ni herramientas de medición. En tu navegador guarda solo lo que necesita para funcionar:',
          ),
          facts(
            ['tramayo.session', 'Tu sesión, hasta que cierras sesión.'],
            [
              'tramayo.role',
              'Tu rol en tu última visita, para cargar antes tu página, hasta que cierras sesión.',
            ],
            [
              'tramayo.theme',
              'El tema claro u oscuro, si lo elegiste, hasta que vuelvas al del dispositivo.',
            ],
            ['tramayo.shortcuts', 'Que apagaste los atajos de teclado, hasta que los enciendas.'],
            [
              'tramayo.draft.*',
              'Lo que dejaste escrito en un formulario, nunca contraseñas, hasta que lo envías, cierras la pestaña o entra otra persona.',
            ],
            [
              'tramayo.sent.*',
              'Una clave por cada envío sin respuesta, para no repetirlo, mientras la pestaña siga abierta.',
            ],
            ['tramayo.scroll', 'Dónde quedó cada página, mientras la pestaña siga abierta.'],
            [
              'tramayo.reloadedFor.*',
              'Que una parte del sitio se volvió a cargar, mientras la pestaña siga abierta.',
            ],
          ),
          paragraph('Puedes borrarlo cuando quieras desde los ajustes de tu navegador.'),
        ],
      },
      {
        id: 'automaticas',
        title: 'Decisiones automáticas',
        blocks: [
          paragraph(
            'El generador redacta ideas sin que intervenga una persona. Son una orientación: no deciden precios, contratos ni nada que te afecte legalmente. Ninguna otra parte del sitio decide por su cuenta sobre ti.',
          ),
        ],
      },
      {
        id: 'seguridad',
        title: 'Cómo los cuidamos',
        blocks: [
          paragraph(
            'La base de datos decide quién ve cada fila según su rol, y solo se entra con una cuenta propia. Ante un incidente que afecte tus datos avisamos a la ',
            `${privacyLaw.authority} en ${privacyLaw.incidentHours} horas y te lo contamos a ti.`,
          ),
          paragraph(
            'El sitio es para mayores de edad. Por un menor, el Libro de Reclamaciones lo llena su padre, madre o apoderado.',
          ),
        ],
      },
      {
        id: 'cambios',
        title: 'Cambios de esta política',
        blocks: [
          paragraph(
            'Si cambia el texto, cambia la fecha de la versión. Si cambia para qué usamos tus datos, te lo preguntamos antes.',
          ),
        ],
      },
    ],
  };
}
