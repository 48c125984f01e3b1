import { execFileSync } from 'node:child_process';

/** In a process of its own, because the compiler would keep the test process alive. */
export default function compileTexts(): void {
  execFileSync('npm', ['run', '--silent', 'texts'], { stdio: 'inherit' });
}
