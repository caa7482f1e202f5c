// The cases of the first file leave every process running; those of the second do not.
import './outages.cases.js';
import './shutdown.cases.js';
