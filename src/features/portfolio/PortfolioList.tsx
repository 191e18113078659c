import { Link } from 'react-router-dom';
import type { PortfolioItem } from '#src/content/portfolio.ts';
import { Heading } from '#ui/Heading';
import { Text } from '#ui/Text';
import { Picture, Tags } from './portfolioItem.styles.ts';
import { List } from './PortfolioList.styles.ts';
import { portfolioCopy } from './portfolioCopy.ts';

/** The portfolio items of one category. */
export function PortfolioList({ items }: { items: readonly PortfolioItem[] }) {
  return (
    <List>
      {items.map(({ id, imageUrl, imageAlt, title, description, tags, link }) => (
        <li key={id}>
          <Picture src={imageUrl} alt={imageAlt} />
          <Heading as="h3" $look="card">
            {title}
          </Heading>
          <Text $quiet>{description}</Text>
          <Tags>
            {tags.map((tag) => (
              <span key={tag}>{tag}</span>
            ))}
          </Tags>
          <Link to={link} aria-label={`${portfolioCopy.open}: ${title}`}>
            {portfolioCopy.open}
          </Link>
        </li>
      ))}
    </List>
  );
}
