import { lazyModule } from '#src/lib/importChunk.ts';
import { LatePart } from '#ui/LatePart';

const code = lazyModule('personNotices', () => import('./noticeParts.ts'));

/** What a dashboard may tell the person above its rows, which do not wait for it. */
export function PersonNotices() {
  return (
    <LatePart code={code}>
      {({ PasswordPrompt, IdeaOffer }) => (
        <>
          <PasswordPrompt />
          <IdeaOffer />
        </>
      )}
    </LatePart>
  );
}
