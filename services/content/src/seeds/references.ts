import type { ModuleSlug } from '@anew/contracts/content/module-slugs';
import type { Reference } from '@anew/contracts/content/views';

const doi = (id: string) => `https://doi.org/${id}`;

const papernow: Reference = {
  authors: 'Papernow, P. L.',
  year: 2013,
  title: 'Surviving and Thriving in Stepfamily Relationships: What Works and What Doesn’t',
  publishedIn: 'Routledge, ISBN 978-0-415-89437-1',
  link: 'https://www.routledge.com/products/9780415894371',
};
const gottman: Reference = {
  authors: 'Gottman, J. M.',
  year: 1999,
  title: 'The Marriage Clinic: A Scientifically Based Marital Therapy',
  publishedIn: 'W. W. Norton',
};
const garneau: Reference = {
  authors: 'Garneau, C. L., Higginbotham, B., & Adler-Baeder, F.',
  year: 2015,
  title:
    'Remarriage beliefs as predictors of marital quality and positive interaction in stepcouples: An actor–partner interdependence model',
  publishedIn: 'Family Process, 54(4)',
  link: doi('10.1111/famp.12153'),
};

/**
 * Published works, by module. A work is listed only if its details are certain; what a module says of it is in the module's
 * `sources`.
 */
export const REFERENCES: Readonly<Record<ModuleSlug, Reference[]>> = {
  'honor-lessons': [
    {
      authors: 'Brimhall, A., Wampler, K., & Kimball, T.',
      year: 2008,
      title:
        'Learning from the past, altering the future: A tentative theory of the effect of past relationships on couples who remarry',
      publishedIn: 'Family Process, 47(3), 373–387',
      link: doi('10.1111/j.1545-5300.2008.00259.x'),
    },
    {
      authors: 'Orbuch, T. L.',
      year: 2012,
      title: 'Finding Love Again: 6 Simple Steps to a New and Happy Relationship',
      publishedIn: 'Sourcebooks, ISBN 978-1-4022-6568-6 (e-book)',
    },
    {
      authors: 'Orbuch, T. L., as reported by HuffPost',
      year: 2013,
      title: 'Marriage advice from the divorced can teach midlifers about saying “I do” a second time',
      publishedIn: 'HuffPost, January 25, 2013',
      link: 'https://www.huffingtonpost.com/2013/01/25/marriage-advice-from-the-divorced-getting-remarried_n_2541916.html',
    },
    {
      authors: 'Deal, R. L., & Olson, D. H.',
      year: 2010,
      title: 'The Remarriage Checkup',
      publishedIn: 'Bethany House',
    },
  ],
  'lets-align': [
    {
      authors: 'Falke, S. I., & Larson, J. H.',
      year: 2007,
      title: 'Premarital predictors of remarital quality: Implications for clinicians',
      publishedIn: 'Contemporary Family Therapy, 29, 9–23',
      link: doi('10.1007/s10591-007-9024-4'),
    },
    garneau,
    {
      authors: 'Higginbotham, B., & Adler-Baeder, F.',
      year: 2010,
      title:
        'Enhancing knowledge and agreement among ethnically and economically diverse couples in stepfamilies with the Smart Steps: Embrace the Journey program',
      publishedIn: 'Journal of Extension, 48(1)',
      link: 'https://archives.joe.org/joe/2010february/iw7.php',
    },
    {
      authors: 'Reck, K., Higginbotham, B., & Dew, J. P.',
      year: 2020,
      title:
        'A longitudinal hierarchical examination of Smart Steps for Stepfamilies with ethnically and economically diverse couples',
      publishedIn: 'Journal of Family Issues (online 2019)',
      link: 'https://scholarsarchive.byu.edu/facpub/4542',
    },
    {
      authors: 'Finkel, E. J., Slotter, E. B., Luchies, L. B., Walton, G. M., & Gross, J. J.',
      year: 2013,
      title: 'A brief intervention to promote conflict reappraisal preserves marital quality over time',
      publishedIn: 'Psychological Science, 24(8), 1595–1601',
      link: doi('10.1177/0956797612474938'),
    },
  ],
  'our-vision': [
    {
      authors: 'Braithwaite, D. O., Baxter, L. A., & Harper, A. M.',
      year: 1998,
      title:
        'The role of rituals in the management of the dialectical tension of “old” and “new” in blended families',
      publishedIn: 'Communication Studies, 49(2), 101–120',
      link: doi('10.1080/10510979809368523'),
    },
    {
      authors: 'Baxter, L. A., Braithwaite, D. O., & Nicholson, J. H.',
      year: 1999,
      title: 'Turning points in the development of blended families',
      publishedIn: 'Journal of Social and Personal Relationships, 16(3), 291–314',
      link: doi('10.1177/0265407599163002'),
    },
    {
      authors: 'Pew Research Center',
      year: 2011,
      title: 'A Portrait of Stepfamilies',
      publishedIn: 'Pew Research Center',
      link: 'https://www.pewresearch.org/social-trends/2011/01/13/a-portrait-of-stepfamilies/',
    },
  ],
  'external-influences': [
    {
      authors: 'Cartwright, C., & Gibson, K.',
      year: 2013,
      title: 'The effects of co-parenting relationships with ex-spouses on couples in step-families',
      publishedIn: 'Family Matters, 92 (Australian Institute of Family Studies, AIFS)',
      link: 'https://aifs.gov.au/research/family-matters/no-92/effects-co-parenting-relationships-ex-spouses-couples-step-families',
    },
    {
      authors: 'Favez, N., Widmer, E. D., Doan, M.-T., & Tissot, H.',
      year: 2015,
      title:
        'Coparenting in stepfamilies: Maternal promotion of family cohesiveness with partner and with father',
      publishedIn: 'Journal of Child and Family Studies, 24(11), 3268–3278',
      link: doi('10.1007/s10826-015-0130-x'),
    },
    {
      authors: 'Knox, D., & Zusman, M. E.',
      year: 2001,
      title: 'Marrying a man with “baggage”: Implications for second wives',
      publishedIn: 'Journal of Divorce & Remarriage, 35(3–4), 67–79',
      link: doi('10.1300/J087v35n03_04'),
    },
  ],
  'emotional-safety': [
    {
      authors: 'Diamond, R. M., Brimhall, A. S., & Elliott, M.',
      year: 2018,
      title:
        'Attachment and relationship satisfaction among first married, remarried, and post-divorce relationships',
      publishedIn: 'Journal of Family Therapy, 40(S1), S111–S127',
      link: doi('10.1111/1467-6427.12161'),
    },
    {
      authors: 'Rodriguez, L. M., DiBello, A. M., Øverup, C. S., & Neighbors, C.',
      year: 2015,
      title: 'The price of distrust: Trust, anxious attachment, jealousy, and partner abuse',
      publishedIn: 'Partner Abuse, 6(3), 298–319',
      link: doi('10.1891/1946-6560.6.3.298'),
    },
  ],
  'practical-blending': [
    papernow,
    {
      authors: 'Ganong, L., Coleman, M., Fine, M., & Martin, P.',
      year: 1999,
      title: 'Stepparents’ affinity-seeking and affinity-maintaining strategies with stepchildren',
      publishedIn: 'Journal of Family Issues, 20(3), 299–327',
      link: doi('10.1177/019251399020003001'),
    },
    {
      authors: 'Fine, M. A., & Kurdek, L. A.',
      year: 1995,
      title:
        'The relation between marital quality and (step)parent–child relationship quality for parents and stepparents in stepfamilies',
      publishedIn: 'Journal of Family Psychology, 9(2), 216–223',
      link: doi('10.1037/0893-3200.9.2.216'),
    },
    garneau,
  ],
  'communication-complexity': [
    {
      authors: 'Halford, K., Nicholson, J., & Sanders, M.',
      year: 2007,
      title: 'Couple communication in stepfamilies',
      publishedIn: 'Family Process, 46(4), 471–483',
      link: doi('10.1111/j.1545-5300.2007.00225.x'),
    },
    papernow,
    gottman,
    {
      authors: 'Levenson, R. W., & Gottman, J. M.',
      year: 1985,
      title: 'Physiological and affective predictors of change in relationship satisfaction',
      publishedIn: 'Journal of Personality and Social Psychology, 49(1), 85–94',
      link: doi('10.1037/0022-3514.49.1.85'),
    },
  ],
  'love-fun-intimacy': [
    {
      authors: 'Algoe, S. B., Gable, S. L., & Maisel, N. C.',
      year: 2010,
      title: 'It’s the little things: Everyday gratitude as a booster shot for romantic relationships',
      publishedIn: 'Personal Relationships, 17(2), 217–233',
      link: doi('10.1111/j.1475-6811.2010.01273.x'),
    },
    {
      authors: 'Gordon, A. M., Impett, E. A., Kogan, A., Oveis, C., & Keltner, D.',
      year: 2012,
      title: 'To have and to hold: Gratitude promotes relationship maintenance in intimate bonds',
      publishedIn: 'Journal of Personality and Social Psychology, 103(2), 257–274',
      link: doi('10.1037/a0028723'),
    },
    {
      authors: 'Aron, A., Norman, C. C., Aron, E. N., McKenna, C., & Heyman, R. E.',
      year: 2000,
      title:
        'Couples’ shared participation in novel and arousing activities and experienced relationship quality',
      publishedIn: 'Journal of Personality and Social Psychology, 78(2), 273–284',
      link: doi('10.1037/0022-3514.78.2.273'),
    },
    {
      authors: 'Muise, A., Harasymchuk, C., Day, L. C., Bacev-Giles, C., Gere, J., & Impett, E. A.',
      year: 2019,
      title:
        'Broadening your horizons: Self-expanding activities promote desire and satisfaction in established romantic relationships',
      publishedIn: 'Journal of Personality and Social Psychology, 116(2), 237–258',
      link: doi('10.1037/pspi0000148'),
    },
  ],
};
