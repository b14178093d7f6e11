/** What the tested site signs and encrypts with. The tests' own modules share it, and so can read the mails that it encrypts. */
export const siteSecret = 'a-secret-for-tests-only-long-enough'
