import { m } from '@/texts';
import { buttonClass } from '@/ui/controls/button';

/** Returns the text of a thrown value of any type, if it has one. */
function errorText(error: unknown): string | undefined {
  const { statusText, message } = Object(error) as { statusText?: unknown; message?: unknown };
  return [statusText, message, error].find((text): text is string => typeof text === 'string' && text !== '');
}

/** The generic error page (spec §8). Its home link reloads the application. */
export function ErrorPage({ error, home }: { error: unknown; home: string }) {
  return (
    <main className="page-width flex min-h-dvh flex-col items-center justify-center gap-4 py-12 text-center">
      <h1 className="text-28 font-bold wrap-anywhere">{m.layout_error_title()}</h1>
      <p className="max-w-prose text-ink-muted">{errorText(error)}</p>
      <a href={home} className={buttonClass()}>
        {m.layout_error_home()}
      </a>
    </main>
  );
}
