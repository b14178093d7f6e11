import type { Say } from '#app/languages/phrases.server.ts'

/** What an erasure takes and what it leaves. */
export const erasureFacts = (say: Say) => [
  {
    title: say('What is erased'),
    content: (
      <p>
        {say(
          'Your enquiries and applications with everything that belongs to them, the emails between us, your files, and your newsletter subscription. A place in a course or an interview ends with it.',
        )}
      </p>
    ),
  },
  {
    title: say('What stays, and why'),
    content: (
      <ul>
        <li>
          {say(
            'A hash of your address, so that we never email it again unless you ask us to, and can prove an earlier consent.',
          )}
        </li>
        <li>{say('A record of which of our staff did what and when, without anything you wrote, for 24 months.')}</li>
        <li>{say('Backups, until they are replaced. If we restore one, your data is erased again.')}</li>
      </ul>
    ),
  },
]
