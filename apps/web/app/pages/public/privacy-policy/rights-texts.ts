import { inLanguages } from '@lohahaat/domain/platform/language'
import type { LegalText } from '../../../parts/site/legal-document/legal-text'
import { company } from '../../../company'
import { hi } from './rights-texts.hi'

/** What people may ask of us, and how. */
const en: Pick<LegalText, 'sections'> = {
  sections: [
    {
      id: 'rights',
      title: 'Your rights',
      clauses: [
        {
          text: 'Under the DPDP Act you have the right',
          points: [
            'of access: a summary of your personal data, of what we do with it, and of whom we shared it with (section 11);',
            'to correction, completion and updating of what is wrong or old, and to erasure of what is no longer needed (section 12);',
            'to have a grievance heard, by means that are easy to reach (section 13);',
            'to nominate a person who uses these rights for you in the event of death or incapacity (section 14);',
            'to withdraw consent, as easily as you gave it (section 6).',
          ],
        },
        'Much of it needs no request. You see and change your name, phone and PIN code in your <profile>profile</profile> and addresses in the cart; you end sessions in your <settings>settings</settings>; and each newsletter carries its link to unsubscribe.',
        'For everything else write to us from the e-mail address of your account, so that we know it is you. We handle data requests within 30 days, free of charge. If we must refuse, because the law obliges us to keep an invoice for example, we say so and why.',
        'In your turn, please give true particulars, do not pretend to be somebody else, and raise no false complaint: the Act asks this of everyone (section 15).',
      ],
    },
    {
      id: 'withdrawing',
      title: 'Withdrawing consent',
      clauses: [
        {
          text: 'Consent is given in a moment, and it ends as quickly:',
          points: [
            'newsletter: the link at the foot of each issue;',
            'cookies: sign out, or delete them in your browser;',
            'an enquiry and its list: close it, and ask us to erase it;',
            'the account as a whole: one line to us from its e-mail address is enough.',
          ],
        },
        'From then on we stop, and see to it that our processors stop, within a reasonable time. You may also give and withdraw consent through a Consent Manager registered with the Board, once such services are available.',
        'Withdrawing does not undo what was done before. Without an e-mail address and a GST number we cannot keep an account open, so it is closed; confirmed orders are completed.',
      ],
    },
    {
      id: 'children',
      title: 'Minimum age',
      clauses: [
        'The site is for businesses. You must be at least 18 years old to have an account, and we do not knowingly process data of children. If a child has signed up, tell us, and we erase the account.',
      ],
    },
    {
      id: 'grievances',
      title: 'Questions and grievances',
      clauses: [
        `Please turn to us first: ${company.grievanceOfficer}, <grievance>${company.grievanceEmail}</grievance>. A complaint is acknowledged within 24 hours and settled within 15 days, or sooner where a rule asks for it. The <legal>legal notice</legal> says more about the procedure.`,
        'If the answer does not satisfy you, you may complain to the Data Protection Board of India, once our own procedure has been used and in the manner the Act provides.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      clauses: [
        'The date at the top says when this page last changed. If a change touches what happens with data that you have already given, we tell you by e-mail before it applies, and ask anew where consent is needed. English is the text that counts; on request we give you this notice in another language of the Eighth Schedule to the Constitution.',
      ],
    },
  ],
}

export type Texts = typeof en

export const rights = inLanguages({ en, hi })
