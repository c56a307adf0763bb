import { everyone } from '../../platform/procedures.ts'
import { readContactDetails, readFaq, readLegalPage, readSiteClaims } from './site-content-store.ts'

export const contentHandlers = {
  claims: everyone.content.claims.handler(readSiteClaims),

  contact: everyone.content.contact.handler(readContactDetails),

  faq: everyone.content.faq.handler(readFaq),

  legalPage: everyone.content.legalPage.handler(({ input: { name } }) => readLegalPage(name)),
}
