import { load } from 'cheerio'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { drawn } from '#app/languages/message.ts'
import { staffPhrases } from '#app/languages/phrases.server.ts'
import { PhrasesProvider } from '#app/languages/say.tsx'
import { Facts } from './facts.tsx'
import { RecordTable } from './record-list.tsx'

/** As a page of the staff area draws it in French. */
function inFrench(element: ReactElement) {
  const route = { id: 'page', path: '/', loader: () => null, element: <PhrasesProvider>{element}</PhrasesProvider> }
  const page = { staffLanguage: 'fr', ...staffPhrases('fr', '/dashboard/mail') }
  const router = createMemoryRouter([route], { hydrationData: { loaderData: { page } } })
  return load(renderToStaticMarkup(<RouterProvider router={router} />))
}

test('heads of columns are said in the reader’s language, with the zone of their times, and data stays as it is', () => {
  const $ = inFrench(
    <RecordTable
      caption="Mails"
      rows={[{ status: 'Closed' }]}
      columns={[
        { head: drawn('Subject'), cell: () => 'Closed' },
        { head: 'Created', zone: 'Asia/Seoul', cell: ({ status }) => status },
        { head: 'To|mail', label: 'Received|mails', cell: ({ status }) => status },
        { head: drawn('Status'), cell: ({ status }) => status },
      ]}
      keyOf={({ status }) => status}
    />,
  )
  const heads = $('thead th').toArray()
  expect(heads.map((head) => $(head).text())).toEqual(['Subject', 'Création (Asia/Seoul)', 'Destinataire', 'Status'])
  const cells = $('tbody td').toArray()
  expect(cells.map((cell) => $(cell).attr('data-label'))).toEqual(['Création', 'Reçus', 'Status'])
  expect(cells.map((cell) => $(cell).text())).toEqual(['Closed', 'Closed', 'Closed'])
})

test('labels of facts are said in the reader’s language, and the name of a mail’s header stays as it is', () => {
  const labels = (element: ReactElement) => {
    const $ = inFrench(element)
    return $('dt, dd')
      .toArray()
      .map((one) => $(one).text())
  }
  expect(labels(<Facts of={{ 'Reply-To': 'Closed', Status: null, Files: '' }} />)).toEqual([
    'Réponse à',
    'Closed',
    'Fichiers',
    '',
  ])
  expect(
    labels(
      <Facts
        of={[
          [drawn('Status'), 'Subject'],
          ['Status', 'Subject'],
        ]}
      />,
    ),
  ).toEqual(['Status', 'Subject', 'Statut', 'Subject'])
})
