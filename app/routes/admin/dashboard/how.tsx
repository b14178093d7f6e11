import { useSay } from '#app/languages/say.tsx'

/** What is done on the server, folded, because most readers leave it to somebody else. */
export const How = ({ children }: { children: string }) => (
  <details className="more-facts">
    <summary>{useSay()('How')}</summary>
    <p>{children}</p>
  </details>
)
