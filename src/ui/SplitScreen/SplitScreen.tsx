import type { ReactNode } from 'react';
import styled from 'styled-components';
import { up } from '#src/theme/theme.ts';
import { Cloth, sideWeave } from '#ui/Cloth';

/** A form on the left and a decorative cloth on the right; narrow screens show the form only. */
export function SplitScreen({ children }: { children: ReactNode }) {
  return (
    <Split>
      <FormSide>
        <FormColumn>{children}</FormColumn>
      </FormSide>
      <ClothSide>
        <Cloth weave={sideWeave} width={20} height={400} />
      </ClothSide>
    </Split>
  );
}

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${up('cloth')} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    min-height: calc(100dvh - ${({ theme }) => theme.size.header} - 1px);
  }
`;

const FormSide = styled.div`
  padding: ${({ theme }) => theme.space[32]} ${({ theme }) => theme.space[20]}
    ${({ theme }) => theme.space[64]};
  /* The top stays where it is when a message makes the form longer. */
  ${up('sm')} {
    padding-block: max(${({ theme }) => theme.space[64]}, 12dvh) ${({ theme }) => theme.space[64]};
  }
`;

const FormColumn = styled.div`
  width: 100%;
  max-width: ${({ theme }) => theme.size.form};
  margin-inline: auto;
`;

const ClothSide = styled.div`
  display: none;
  ${up('cloth')} {
    display: block;
    position: relative;
    overflow: hidden;
    border-left: 1px solid ${({ theme }) => theme.color.line};
  }
  & > svg {
    position: absolute;
    inset: 0;
  }
`;
