import { byUs, type StructuredData } from '#app/routes/structured-data.ts'

/** The site in the page's language, with the address of its search. */
export const websiteData: StructuredData = (appUrl, { look, language, hrefIn }) => ({
  '@type': 'WebSite',
  name: look.name,
  url: appUrl + hrefIn('/'),
  inLanguage: language,
  publisher: byUs(appUrl, look),
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${appUrl}${hrefIn('/search')}?q={words}` },
    'query-input': 'required name=words',
  },
})
