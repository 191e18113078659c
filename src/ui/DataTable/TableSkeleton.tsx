import styled from 'styled-components';
import { below } from '#src/theme/theme.ts';
import { Skeleton } from '#ui/Skeleton';
import { ROW_HEIGHT } from './DataTable.styles.ts';

/** Where a table will stand once its rows have arrived, as high as some of them will be. */
export function TableSkeleton() {
  return (
    <Frame aria-hidden>
      {[62, 48, 71, 55, 66, 44].map((width) => (
        <Line key={width}>
          <Skeleton width="70%" height="14px" />
          <Skeleton width={`${width}%`} height="14px" />
          <Skeleton width="120px" height="14px" />
        </Line>
      ))}
    </Frame>
  );
}

const Frame = styled.div`
  padding-top: 2.5rem;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: linear-gradient(
    ${({ theme }) => `${theme.color.sunken} 2.5rem, ${theme.color.surface} 2.5rem`}
  );
  ${below('table')} {
    padding-top: 0;
    background: ${({ theme }) => theme.color.surface};
  }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: 11rem minmax(0, 1fr) auto;
  gap: ${({ theme }) => theme.space[16]};
  align-items: center;
  height: ${ROW_HEIGHT}rem;
  padding-inline: ${({ theme }) => theme.space[20]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  ${below('table')} {
    grid-template-columns: minmax(0, 1fr);
    align-content: center;
    height: 13rem;
    padding-inline: ${({ theme }) => theme.space[16]};
  }
`;
