import { useSay } from '#app/languages/say.tsx'

/** Settings and commands of the server, folded, because few staff have access to it. */
export const How = ({ children }: { children: string }) => (
  <details className="more-facts">
    <summary>{useSay()('How')}</summary>
    <p>{children}</p>
  </details>
)
