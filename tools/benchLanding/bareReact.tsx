import { createRoot } from 'react-dom/client';

/** A bare React page. */
const root = document.getElementById('root');
if (root) createRoot(root).render(<h1>Tramayo</h1>);
