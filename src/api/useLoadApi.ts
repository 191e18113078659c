import type { Store } from '@reduxjs/toolkit';
import { useStore } from 'react-redux';
import type { CallExtra } from './effects.ts';

/** Loads the API slice on demand: for parts of public pages that signed-in people alone see. */
export function useLoadApi(): CallExtra['loadApi'] {
  return (useStore() as Store & CallExtra).loadApi;
}
