import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { CallDispatch, CallExtra } from '#src/api/effects.ts';
import { laterCode } from '#src/lib/importChunk.ts';
import { LaterPart } from '#ui/LaterPart';
import type { MyIdeasProps } from './MyIdeas.tsx';
import { myIdeasCopy } from './myIdeasCopy.ts';

/** For who is signed in alone: the api, and the section's code, come when it is shown. */
export function MyIdeasPart(props: MyIdeasProps) {
  const dispatch = useDispatch<CallDispatch>();
  const [code] = useState(() => laterCode('myIdeas', () => dispatch(loadMyIdeas)));
  return (
    <LaterPart code={code} loading={myIdeasCopy.loading} failed={myIdeasCopy.codeFailed}>
      {(MyIdeas) => <MyIdeas {...props} />}
    </LaterPart>
  );
}

async function loadMyIdeas(_dispatch: unknown, _getState: unknown, { loadApi }: CallExtra) {
  const [{ MyIdeas }] = await Promise.all([import('./MyIdeas.tsx'), loadApi()]);
  return MyIdeas;
}
