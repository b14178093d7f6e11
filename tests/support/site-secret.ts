/** The tested site's secret. The tests' own modules share it, so that they can decrypt its mails. */
export const siteSecret = 'a-secret-for-tests-only-long-enough'
