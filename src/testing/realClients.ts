import { brand } from '#src/content/brand.ts';

/** Import this before anything that has texts: those are made when their modules load. */
brand.hasExamples = false;
