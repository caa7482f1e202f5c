/** Words that say nothing about the subject. Partner is among them: it is in every question. */
export const STOPWORDS: ReadonlySet<string> = new Set(
  `a about above after again all also always am an and any are aren't as at be because been before being both but by
  can cannot cant can't could couldnt couldn't did didnt didn't do does doesnt doesn't doing don't dont down each even ever every few for
  from get gets getting got go goes going had has hasnt have havent haven't having he hed hell her here hers herself hes he's him himself
  his how i id i'd if ill i'll im i'm in into is isnt isn't it its it's itself ive i've just know let like lot make makes many
  me might more most much must my myself need no nor not now of off ok okay on once one only or other our ours out
  over own partner partners people please put really right said same say says see she shes she's should so some something still
  such sure take than that thats that's the their theirs them then there theres these they theyre thing things think this
  those through to too told try trying two under until up us use very want wants was wasnt we well were weve what
  whats when where whether which while who whole why will with without wont won't would wouldnt yes yet you your youre yours
  day days time really literally kind sort bit way back come comes second marriage married feel feels feeling felt
  anyone anybody someone somebody nothing everything anything everyone everybody never since between good bad new
  asked ask asking tell tells telling help idk lol omg ugh gonna wanna keep keeps
  ends around another question whenever maybe though enough long little big week weeks month months year years last next today tonight yesterday tomorrow`
    .split(/\s+/)
    .map((word) => word.replaceAll("'", '')),
);
