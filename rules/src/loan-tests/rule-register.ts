import type { RuleCitation } from '../citations/citation.ts'
import { overlaps } from '../citations/overlaps.ts'
import { parseCitation } from '../citations/parse-citation.ts'
import type { CalculatorName } from './calculators.ts'

/** What a calculator answers and the text that it applies, section by section. */
export interface RuleEntry {
  question: string
  /** As a reader cites it. */
  cites: string
  /** Sections and appendices, each with its part, as the regulation texts number them. */
  sections: readonly string[]
}

/** One list for the README, the page of rules, findings, and whatever names a rule's text. */
export const RULE_REGISTER: Readonly<Record<CalculatorName, RuleEntry>> = {
  'business-days': {
    question: 'Which business day is that?',
    cites: '1026.2(a)(6)',
    sections: ['1026.2'],
  },
  'trid-forward': {
    question: 'When can we close?',
    cites: '1026.19(e)-(f), 1026.23',
    sections: ['1026.19', '1026.23'],
  },
  'trid-backward': {
    question: 'When must disclosures go out for this closing?',
    cites: '1026.19(e)(1)(iii), (e)(4)(ii), (f)(1)',
    sections: ['1026.19'],
  },
  'trid-post-closing': {
    question: 'Do we owe a corrected disclosure?',
    cites: '1026.19(f)(2)(iii)-(v), (f)(4)(ii)',
    sections: ['1026.19'],
  },
  threshold: { question: 'What is the figure on this day?', cites: 'data/thresholds', sections: [] },
  'points-and-fees': {
    question: 'Which charges count?',
    cites: '1026.32(b)(1)',
    sections: ['1026.32'],
  },
  'qm-points-fees': {
    question: 'Are points and fees within the limit?',
    cites: '1026.43(e)(3)',
    sections: ['1026.43'],
  },
  'qm-status': { question: 'Is it a qualified mortgage?', cites: '1026.43(e)', sections: ['1026.43'] },
  'hoepa-rate': {
    question: 'Which rate is compared for high-cost?',
    cites: '1026.32(a)(3)',
    sections: ['1026.32'],
  },
  hoepa: { question: 'Is it a high-cost mortgage?', cites: '1026.32(a)', sections: ['1026.32'] },
  hpml: { question: 'Is it higher-priced, and what follows?', cites: '1026.35', sections: ['1026.35'] },
  apr: {
    question: 'Is this APR right?',
    cites: '1026.22, appendix J to part 1026',
    sections: ['1026.22'],
  },
  'apr-tolerance': {
    question: 'Is the disclosed APR within tolerance?',
    cites: '1026.22(a)',
    sections: ['1026.22'],
  },
  'rate-spread': {
    question: 'What is the rate spread?',
    cites: '1003.4(a)(12)',
    sections: ['1003.4'],
  },
  'fee-tolerance': {
    question: 'Did we stay within tolerance?',
    cites: '1026.19(e)(3)-(4), (f)(2)(v)',
    sections: ['1026.19'],
  },
  'hmda-coverage': {
    question: 'Do we report under HMDA?',
    cites: '1003.2(g), 1003.3, 1003.5',
    sections: ['1003.2', '1003.3', '1003.5'],
  },
  'escrow-analysis': {
    question: 'Is the escrow account right?',
    cites: '1024.17, appendix E to part 1024',
    sections: ['1024.17'],
  },
  'servicing-dates': {
    question: 'What does servicing owe, and by when?',
    cites: '1024.33, 1024.39, 1024.41',
    sections: ['1024.33', '1024.39', '1024.41'],
  },
  'adverse-action': {
    question: 'When is the notice of action taken due?',
    cites: '1002.9',
    sections: ['1002.9'],
  },
}

/** The sections and appendices that a rule applies, as citations. */
export function citationsOfRule(name: CalculatorName): RuleCitation[] {
  return RULE_REGISTER[name].sections.flatMap((section) => {
    const citation = parseCitation(`12 CFR ${section}`)
    return citation?.code === 'CFR' ? [citation] : []
  })
}

/** The rules that apply a section in which one of the citations lies, each with the first such section. */
export function rulesThatApply(
  changed: readonly RuleCitation[],
): { name: CalculatorName; question: string; section: string }[] {
  return (Object.keys(RULE_REGISTER) as CalculatorName[]).flatMap((name) => {
    const at = citationsOfRule(name).findIndex((own) => changed.some((one) => overlaps(own, one)))
    if (at === -1) return []
    return [{ name, question: RULE_REGISTER[name].question, section: RULE_REGISTER[name].sections[at]! }]
  })
}
