/** What the tested site signs and seals with. The tests' own modules share it, and so can read the mails that it seals. */
export const siteSecret = 'a-secret-for-tests-only-long-enough'
