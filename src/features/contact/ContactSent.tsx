import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import styled from 'styled-components';
import { up } from '#src/theme/theme.ts';
import { Button } from '#ui/Button';
import { Card } from '#ui/Card';
import { Heading } from '#ui/Heading';
import { OutcomeMark } from '#ui/Outcome';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { contactCopy } from './contactCopy.ts';
import { restarted } from './contactSlice.ts';

/** The confirmation that replaces the form after sending (CONTACT-2). */
export function ContactSent({ takesFocus }: { takesFocus: boolean }) {
  const dispatch = useDispatch();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const [wasAsked] = useState(takesFocus);
  useEffect(() => {
    if (wasAsked) headingRef.current?.focus();
  }, [wasAsked]);

  return (
    <Panel>
      <Stack $gap={20}>
        <OutcomeMark tone="success" />
        <Stack $gap={8}>
          <Heading ref={headingRef} as="h3" $look="card" tabIndex={-1}>
            {contactCopy.thanks}
          </Heading>
          <Text role="status">{contactCopy.sent}</Text>
          <Text $quiet>{contactCopy.answer}</Text>
        </Stack>
        <div>
          <Button onClick={() => dispatch(restarted())}>{contactCopy.another}</Button>
        </div>
      </Stack>
    </Panel>
  );
}

const Panel = styled(Card)`
  ${up('sm')} {
    padding: ${({ theme }) => theme.space[32]};
  }
`;
