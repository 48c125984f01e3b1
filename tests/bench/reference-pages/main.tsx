import { createRoot } from 'react-dom/client';
import './page.css';
import { Page } from './page';
import type { Screen } from './screen';

declare const __SCREENS__: string;

const response = await fetch(`${__SCREENS__}${window.location.pathname}.json`);
const screen = (await response.json()) as Screen;
document.title = screen.name;
createRoot(document.getElementById('root')!).render(<Page screen={screen} />);
