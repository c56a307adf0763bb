import { everyone } from '../procedures.ts'
import { readFaq, readLegalPage, readSiteClaims } from './content-reader.ts'

export const contentHandlers = {
  claims: everyone.content.claims.handler(readSiteClaims),

  faq: everyone.content.faq.handler(readFaq),

  legalPage: everyone.content.legalPage.handler(({ input: { name } }) => readLegalPage(name)),
}
