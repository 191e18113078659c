import { createRoot } from 'react-dom/client';
import { TwinPage } from './TwinPage.tsx';

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<TwinPage />);
