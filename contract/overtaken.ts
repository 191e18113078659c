/** Why a save is held back: somebody else has changed the same since it was read (ADR-0027). */
export const OVERTAKEN = 'Esto cambió mientras lo editabas. Elige qué queda y guarda otra vez.';
