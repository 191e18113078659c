import { createRoot } from 'react-dom/client';

/** As little as a React page can be. */
const root = document.getElementById('root');
if (root) createRoot(root).render(<h1>Tramayo</h1>);
