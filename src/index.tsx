import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { startApp } from './app/startApp.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

const { store } = startApp();
createRoot(root).render(
  <StrictMode>
    <App store={store} />
  </StrictMode>,
);
