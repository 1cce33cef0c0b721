# Was der Server sagt.
