import { useState } from 'react';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Control, Field, fieldParts } from '#ui/Field';
import type { FieldProps } from '#ui/Field';

export interface PasswordFieldProps
  extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'id' | 'style' | 'type'> {
  name: string;
  autoComplete: 'current-password' | 'new-password';
}

/** A password field with a button that shows the text, because typing errors are frequent on phones. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const { frame, control: input } = fieldParts(props);
  return (
    <Field {...frame}>
      {(control) => (
        <Row>
          <Input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
          />
          <Toggle
            type="button"
            aria-pressed={shown}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
          >
            {shown ? 'Ocultar' : 'Mostrar'}
          </Toggle>
        </Row>
      )}
    </Field>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
`;

const Input = styled(Control)`
  grid-area: 1 / 1 / 2 / 3;
  padding-right: 6rem;
  /* Hides Edge's own reveal button. */
  &::-ms-reveal {
    display: none;
  }
`;

const Toggle = styled.button`
  grid-area: 1 / 2;
  align-self: center;
  min-height: 36px;
  margin-right: ${({ theme }) => theme.space[4]};
  padding: 0 ${({ theme }) => theme.space[8]};
  border: 0;
  border-radius: ${({ theme }) => theme.radius.control};
  background: none;
  color: ${({ theme }) => theme.color.ink2};
  font: ${({ theme }) => theme.font.smallStrong};
  cursor: pointer;
  &:hover {
    color: ${({ theme }) => theme.color.ink};
    background: ${({ theme }) => theme.color.sunken};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;
