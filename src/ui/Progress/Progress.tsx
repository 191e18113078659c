import { useId } from 'react';
import type { CSSProperties } from 'react';
import styled from 'styled-components';

export interface ProgressProps {
  label: string;
  /** Percent; clamped to 0 to 100. */
  value: number;
}

/** A progress bar with label and percentage. */
export function Progress({ label, value }: ProgressProps) {
  const labelId = useId();
  const percent = Number.isFinite(value) ? Math.round(Math.min(100, Math.max(0, value))) : 0;
  const style = { '--progress': `${percent}%` } as CSSProperties;
  return (
    <div>
      <Words>
        <span id={labelId}>{label}</span>
        <Figure>{`${percent}\u00a0%`}</Figure>
      </Words>
      <Track
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        style={style}
      />
    </div>
  );
}

const Words = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[8]};
  margin-bottom: ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.color.ink2};
  font: ${({ theme }) => theme.font.small};
`;

const Figure = styled.span`
  color: ${({ theme }) => theme.color.ink};
  font-weight: 600;
`;

const Track = styled.div`
  height: 8px;
  border: 1px solid ${({ theme }) => theme.color.lineStrong};
  background: ${({ theme }) => theme.color.sunken};
  &::before {
    content: '';
    display: block;
    width: calc(var(--progress) + 2px);
    height: 8px;
    margin: -1px;
    background: ${({ theme }) => theme.color.ink};
    /* A stepped end, like a thread. */
    clip-path: polygon(
      0 0,
      calc(100% - 4px) 0,
      calc(100% - 4px) 2px,
      100% 2px,
      100% 6px,
      calc(100% - 4px) 6px,
      calc(100% - 4px) 100%,
      0 100%
    );
  }
  &[aria-valuenow='0']::before {
    display: none;
  }
  /* Finished: no step is missing, in the colour of 'Completado'. */
  &[aria-valuenow='100']::before {
    background: ${({ theme }) => theme.status.done.fill};
    clip-path: none;
  }
  @media (forced-colors: active) {
    &&::before {
      background: Highlight;
    }
  }
  @media print {
    print-color-adjust: exact;
  }
`;
