import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { limaClock } from '#contract/limaTime.ts';
import { brand } from '#src/content/brand.ts';
import { paths } from '#src/lib/paths.ts';
import { Brand } from '#ui/Brand';
import { WovenEdge } from '#ui/Cloth';
import { Container } from '#ui/Container';
import { Foot } from './SiteFooter.styles.ts';

const legalLinks = [
  { to: paths.terms, label: 'Términos y Condiciones' },
  { to: paths.privacy, label: 'Política de Privacidad' },
  { to: paths.complaintsBook, label: 'Libro de Reclamaciones' },
];

/** The site's footer (SITE-5); it links to the complaints book on every page (LEGAL-5). */
export function SiteFooter() {
  return (
    <Foot>
      <WovenEdge />
      <Container>
        <div>
          <Brand name={brand.name} />
          <p>{brand.tagline}</p>
        </div>
        <div>
          <h2>Síguenos</h2>
          <ul>
            {brand.socials.map(({ name, href }) => (
              <li key={name}>
                <a href={href} rel="noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2>Legal</h2>
          <ul>
            {legalLinks.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </div>
        <p>
          Emitimos boletas y facturas electrónicas para SUNAT. <br />© <CurrentYear />{' '}
          {`${brand.name} · RUC ${brand.ruc}`}
        </p>
      </Container>
    </Foot>
  );
}

/** Without `Intl`, which would add about 30 ms to startup. */
const thisYear = () => String(limaClock(new Date()).getUTCFullYear());

/** The current year in Lima. A prerendered page hydrates with the year of its build and then updates. */
export function CurrentYear() {
  return <time>{useSyncExternalStore(ignoreChanges, thisYear, prerenderedYear)}</time>;
}

function ignoreChanges() {
  return () => undefined;
}

function prerenderedYear(): string {
  const built = typeof document === 'undefined' ? null : document.querySelector('footer time');
  return built?.textContent ?? thisYear();
}
